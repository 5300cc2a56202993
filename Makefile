# `make help` lists what there is to make.
.PHONY: play build check test soak devil bench lint format install uninstall deb screenshots clean help \
  manual-tool needs test-needs

PREFIX ?= /usr/local
DESTDIR ?=
PROGRAM = .build/release/hangman
QUICK = ^(Ghost(Model|Screens)|Golden|Hangman(Screens)?|Hosting|Presentation|SQLite|Storage|TerminalUI|WordFiles|Words)Tests\.
SOURCES = Package.swift Plugins Sources Tests Benchmarks/Package.swift Benchmarks/Sources

play: build ## build the game and start it
	@$(PROGRAM)

build: needs ## build the program in release
	@Scripts/build-release hangman

check: lint needs ## lint, and run the quick tests: the loop of who works here
	swift build --build-tests --explicit-target-dependency-import-check error
	swift test --skip-build --filter '$(QUICK)'

test: needs test-needs build manual-tool ## run every test, shortened where a full run takes long
	swift build --build-tests --explicit-target-dependency-import-check error
	HANGMAN=$(CURDIR)/$(PROGRAM) swift test --skip-build

soak: needs test-needs build manual-tool ## run the long tests at their full length
	@Scripts/need lintian=lintian
	swift build --build-tests --explicit-target-dependency-import-check error
	HANGMAN=$(CURDIR)/$(PROGRAM) SOAK=1 swift test --skip-build --filter Soak

devil: ## play all openings of three common letters against the Devil, on the hard lengths
	swift build --build-tests
	SOAK=1 DEVIL=1 swift test --skip-build --filter GuaranteeSoak

bench: needs build ## measure, beside references in C
	HANGMAN=$(CURDIR)/$(PROGRAM) Benchmarks/run

lint: ## check the format, the imports and the layers
	swift format lint --strict --recursive $(SOURCES)
	Scripts/check-layers

format: ## format the sources
	swift format --in-place --recursive $(SOURCES)

install: build manual-tool ## install the program, its manual, completions and menu entry under PREFIX
	@Scripts/install-files $(PROGRAM) "$(DESTDIR)$(PREFIX)"

uninstall: ## remove what install installed
	@Scripts/install-files --remove "$(DESTDIR)$(PREFIX)"

deb: build manual-tool ## build a Debian package in .build/deb
	@Scripts/build-deb $(PROGRAM)

screenshots: build test-needs ## draw the screens for the README anew, from the real program
	HANGMAN=$(CURDIR)/$(PROGRAM) swift run screenshots docs/screens

clean: ## remove what was built
	rm -rf .build Benchmarks/.build

help: ## show this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 20

manual-tool: needs
	@Scripts/build-release generate-manual

needs:
	@Scripts/need /ncursesw=libncursesw5-dev /sqlite3=libsqlite3-dev

test-needs:
	@Scripts/need tmux=tmux groff=groff mandoc=mandoc zsh=zsh fish=fish \
	  desktop-file-validate=desktop-file-utils appstreamcli=appstream \
	  ssh=openssh-client sshd=openssh-server
