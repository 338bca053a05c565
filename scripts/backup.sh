#!/bin/sh
# A backup of the database into a folder, every night: `scripts/backup.sh <folder> [<folder of the photos>]`
# (docs/operations.md). PG_DUMP is how to call pg_dump, DATABASE what to give it.
set -eu
umask 077
target=$1
photos=${2-}
now=$(date -u +%Y-%m-%dT%H%M%SZ)

dump() {
  file=$1
  shift
  # Its words are the program and its options.
  # shellcheck disable=SC2086
  ${PG_DUMP:-pg_dump} --format=custom "$@" "${DATABASE:-dating}" > "$target/$file.new"
  mv "$target/$file.new" "$target/$file"
}

mkdir -p "$target"
# Read models hold what their events hold sealed; a restored database builds them anew, as none is noted as built.
dump "main-$now.dump" --exclude-schema=vault '--exclude-table=read.*' --exclude-table-data=kernel.projections
# After the others: the key of every text in them is among these.
dump "keys-$now.dump" --schema=vault
# A mirror: what was deleted here is deleted there as well.
if [ -n "$photos" ]; then rsync --archive --delete "$photos/" "$target/photos/"; fi

# Only once there are new ones. An erasure is complete when the last copy of the keys is gone.
find "$target" -name 'keys-*.dump' -mtime +6 -exec rm -f {} +
find "$target" -name 'main-*.dump' -mtime +29 -exec rm -f {} +
find "$target" -name '*.dump.new' -mtime +0 -exec rm -f {} +
