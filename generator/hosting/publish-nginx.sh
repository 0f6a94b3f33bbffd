#!/bin/sh
# Publishes the site on a server with nginx: generates a release, copies it and its nginx rules to a folder of their own,
# makes that folder the current one, tests the configuration and reloads nginx. After any failure the earlier release
# stays the current one, nginx still serves it, and the exit code is not 0. The last three releases are kept.
#
#   generator/hosting/publish-nginx.sh <folder>
#
# <folder>/current/nginx.conf is the file that the server block of nginx includes; see generator/docs/hosting.md.
# NGINX is the command that runs nginx, such as "sudo nginx". Default: nginx.
set -eu
# The PATH of cron lacks these folders.
PATH=$PATH:/usr/local/bin:/usr/sbin
# nginx reads the files as another user.
umask 022

if [ $# -ne 1 ]; then
  echo 'Usage: generator/hosting/publish-nginx.sh <folder>, such as /srv/www.' >&2
  exit 2
fi
mkdir -p "$1/releases"
target=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."

exec 9>"$target/lock"
if ! flock --nonblock 9; then
  echo "Another run is publishing to $target." >&2
  exit 3
fi

id=$(date --utc +%Y%m%dT%H%M%SZ)
release=$target/releases/$id
earlier=$(readlink "$target/current" || true)

# Replaces the link `current` in one step; without a release, removes it.
switch_to() {
  if [ -n "$1" ]; then
    ln -sfn "$1" "$target/current.new"
    mv -T "$target/current.new" "$target/current"
  else
    rm -f "$target/current"
  fi
}

undo() {
  switch_to "$earlier"
  rm -rf "$release"
  echo "Not published: ${earlier:-no release} is still the current release of $target." >&2
}
mkdir "$release"
trap undo EXIT
trap 'exit 1' HUP INT TERM

npm run --silent generate -- --release
cp -R --no-preserve=mode dist "$release/site"
# Files that did not change keep their times, so that browsers keep what they have cached.
if [ -n "$earlier" ]; then
  # The inner shell expands the variables.
  # shellcheck disable=SC2016
  (cd "$release/site" && find . -type f -exec sh -c \
    'for file; do ! cmp -s "$file" "$0/$file" || touch -r "$0/$file" "$file"; done' "$target/$earlier/site" {} +)
fi
{
  # The path of the release, not of `current`: pages and rules change together, when nginx reloads.
  echo "root \"$release/site\";"
  npm run --silent site -- hosts nginx
} >"$release/nginx.conf"

switch_to "releases/$id"
# NGINX may have arguments.
# shellcheck disable=SC2086
{
  ${NGINX:-nginx} -t -q
  ${NGINX:-nginx} -s reload
}
trap - EXIT

set -- "$target"/releases/*
while [ $# -gt 3 ]; do
  rm -rf "$1"
  shift
done
echo "Published $release."
