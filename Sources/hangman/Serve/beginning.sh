#!/bin/sh
set -eu
cd /
program=@program@
root=@root@
folder=/etc/hangman
config=/etc/ssh/sshd_config.d/hangman.conf
mark='Hangman over ssh'
PATH=/usr/sbin:/usr/bin:/sbin:/bin

fail() {
  echo "$program serve: $*" >&2
  exit 1
}

reload() {
  if [ -d /run/systemd/system ]; then
    for unit in ssh sshd; do
      if systemctl --quiet is-active "$unit"; then
        systemctl reload "$unit"
        return
      fi
    done
  fi
  pid=$(cat "$("$sshd" -T | sed -n 's/^pidfile //p')" 2>/dev/null) || pid=none
  if [ "$(cat "/proc/$pid/comm" 2>/dev/null)" = sshd ]; then
    kill -HUP "$pid"
  else
    echo "No sshd is running now. It reads its configuration when it starts."
  fi
}

[ "$(id -u)" = 0 ] || fail "only root can do this. Type: $program serve | sudo sh"
sshd=$(command -v sshd) || fail "there is no sshd here. Install openssh-server first."
# Made by the service, but sshd checks no configuration without it.
[ -d /run/sshd ] || mkdir -m 755 /run/sshd
"$sshd" -t || fail "sshd finds this wrong before anything is changed. Mend it first."
