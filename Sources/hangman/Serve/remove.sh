# It may have been installed for another folder than the usual one.
root=$(sed -n 's/^exec .* --root //p' "$folder/guest" 2>/dev/null | grep . || echo "$root")
rm -f "$config"
reload
for user in play guest; do
  case $(getent passwd "$user") in *:"$mark":*) ;; *) continue ;; esac
  # A hang-up saves the game; what doesn't leave by itself has five seconds.
  for signal in HUP 0 0 0 0 0 KILL; do
    processes=$(find /proc -maxdepth 1 -name '[0-9]*' -user "$user" -printf '%f ')
    [ -n "$processes" ] || break
    kill -s "$signal" $processes 2>/dev/null || :
    sleep 1
  done
  userdel "$user"
done
rm -rf "$folder"
told="Nobody can play over ssh any more."
if [ -d "$root/players" ]; then
  rm -rf "$root/guests"
  chown -R root:root "$root/players"
  find "$root" -maxdepth 1 -name 'board.sqlite*' -type f -exec chown -h root:root {} +
  chown root:root "$root"
  chmod 700 "$root"
  told="$told The players and the board are still in $root."
fi
echo "$told"
