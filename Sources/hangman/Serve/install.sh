# Who can change the program could play for everybody.
path=$program
while :; do
  [ -z "$(find "$path" -maxdepth 0 \( ! -user 0 -o -perm /022 \))" ] ||
    fail "$path must belong to root and be writable by nobody else. Install the program first."
  [ "$path" != / ] || break
  path=$(dirname "$path")
done
for user in play guest; do
  if entry=$(getent passwd "$user"); then
    case $entry in
      *:"$mark":*) ;;
      *) fail "there is a user $user already, for something else. Nothing was changed." ;;
    esac
  elif getent group "$user" >/dev/null; then
    fail "there is a group $user already, for something else. Nothing was changed."
  fi
done
[ ! -L "$root" ] || fail "$root is a link. Name the folder that it leads to."
if [ -e "$root/" ] && [ -n "$(ls -A "$root")" ] && [ ! -d "$root/players" ]; then
  fail "$root holds something else. Name an empty or a new folder with --root."
fi
[ ! -e "$root" ] || [ -d "$root" ] || fail "$root is no folder."
[ -d "${config%/*}" ] || fail "there is no folder ${config%/*}. Is this sshd older than 8.2?"

# 1. What sshd is to do. Until the end it can be taken back.
take_back() {
  rm -f "$config"
  [ ! -e "$config.before" ] || mv "$config.before" "$config"
}
[ ! -e "$config" ] || cp -p "$config" "$config.before"
trap take_back EXIT
umask 022
cat >"$config" <<END
# By "$program serve --install"; "$program serve --remove" takes it away.

# This is for all users, since it can't stand in a Match: of more than 100 who knock at
# the same time and aren't in yet, 30 % are turned away, and above 500 all.
MaxStartups 100:30:500

# Every key opens, and is the player.
Match User play
  AuthenticationMethods publickey
  PubkeyAuthentication yes
  PasswordAuthentication no
  KbdInteractiveAuthentication no
  AuthorizedKeysFile none
  AuthorizedKeysCommand $folder/key %t %k
  AuthorizedKeysCommandUser nobody
  TrustedUserCAKeys none

# Nothing is asked, so nobody is known. To sshd that is an empty password.
Match User guest
  AuthenticationMethods none
  PasswordAuthentication yes
  PermitEmptyPasswords yes
  PubkeyAuthentication no
  KbdInteractiveAuthentication no
  ForceCommand $folder/guest

# The game, and nothing else. Before 9.9 DisableForwarding left out agents and X11.
Match User play,guest
  AllowUsers play guest
  AllowGroups play guest
  DisableForwarding yes
  AllowAgentForwarding no
  X11Forwarding no
  PermitTunnel no
  PermitTTY yes
  PermitUserRC no
  MaxSessions 1
  AcceptEnv LANG LC_*
  # Whose ssh tells no locale, as that of Windows, has a terminal that reads UTF-8.
  SetEnv LC_CTYPE=C.UTF-8
  ClientAliveInterval 30
  ClientAliveCountMax 3
END
# A connection in which nobody plays ends; sshd can do that from 9.2 on.
if "$sshd" -T | grep -q '^unusedconnectiontimeout'; then
  echo "  UnusedConnectionTimeout 30" >>"$config"
fi
"$sshd" -t || fail "sshd doesn't take what $config would say. Nothing was changed."
for user in play guest; do
  told=$("$sshd" -T -C "user=$user,host=localhost,addr=127.0.0.1")
  for line in "[a-z]*command $folder/.*" 'disableforwarding yes' 'permituserrc no' 'maxsessions 1'; do
    echo "$told" | grep -qx "$line" ||
      fail "sshd doesn't read $config, or something before it holds. Nothing was changed." \
        "/etc/ssh/sshd_config needs this line at its top: Include ${config%/*}/*.conf"
  done
done

# 2. What sshd asks about a key, as nobody: it's told what to run for it.
mkdir -p "$folder"
cat >"$folder/key" <<END
#!/bin/sh
# TYPE KEY: any key may play. The player is the SHA-256 of the key, as in its fingerprint.
case "\$1\$2" in *[!A-Za-z0-9@.+/=-]*) exit 1 ;; esac
player=\$(echo "\$2" | base64 -d | sha256sum | cut -c 1-64)
case \$player in *[!0-9a-f]*) exit 1 ;; esac
[ \${#player} = 64 ] || exit 1
! grep -qsx "\$player" $folder/banned || exit 1
echo "restrict,pty,command=\"exec $program host --player \$player --root $root\" \$1 \$2"
END
# A guest has no password, on the console neither, so the game is the shell too.
cat >"$folder/guest" <<END
#!/bin/sh
exec $program host --guest --root $root
END
# Their home is this folder, so PAM reads here which of its variables not to set: those in
# which players say what language they speak, or it would be that of the host.
printf '%s\n' LANG LANGUAGE LC_ALL LC_MESSAGES >"$folder/.pam_environment"
chmod 755 "$folder" "$folder/key" "$folder/guest"
chmod 644 "$folder/.pam_environment"

# 3. Two users: one whom no password opens, and one whom none is asked of.
for user in play guest; do
  getent passwd "$user" >/dev/null ||
    useradd --system --user-group --no-create-home --home-dir "$folder" --comment "$mark" "$user"
done
usermod --shell /bin/sh --password '*' play
usermod --shell "$folder/guest" --password '' guest

# 4. Folders. Guests may read the board, which is play's, and nobody else anything.
mkdir -p "$(dirname "$root")"
[ ! -L "$root/players" ] && [ ! -L "$root/guests" ] || fail "$root has a link in it. Remove it."
install -d -o play -g guest -m 2750 "$root"
[ -g "$root" ] || fail "$root can't hand on its group. A container needs the right FSETID for it."
install -d -o play -g play -m 700 "$root/players"
install -d -o guest -g guest -m 700 "$root/guests"
chown -R play:play "$root/players"
chown -R guest:guest "$root/guests"
find "$root" -maxdepth 1 -name 'board.sqlite*' -type f -exec chown -h play:guest {} +
runuser -u play -- find "$root" -maxdepth 1 -name 'board.sqlite*' -exec chmod 640 {} +
runuser -u play -- test -w "$root" || fail "the user play can't reach $root."
runuser -u play -- test -x "$program" || fail "the user play can't reach $program."

# 5. From now on.
trap - EXIT
rm -f "$config.before"
reload
port=$("$sshd" -T | sed -n 's/^port //p' | head -n 1)
name=$(hostname -f 2>/dev/null || hostname)
[ "$port" = 22 ] && option= || option=" -p $port"
echo "Everybody can play, by a key, or as a guest of whom nothing is kept:"
echo "  ssh$option play@$name"
echo "  ssh$option guest@$name"
echo "Tell them the fingerprint of this host, which ssh asks them about once:"
"$sshd" -T | sed -n 's/^hostkey //p' | while read -r key; do
  [ ! -e "$key.pub" ] || echo "  $(ssh-keygen -lf "$key.pub")"
done
echo "MaxStartups is 100:30:500 for all users of this sshd now; see $config."
