#!/bin/sh
# Lays out in a folder the programs that back up and restore, with the libraries they load: of the image of Postgres, for an
# image of the same Debian without Postgres.
#   postgres-client.sh <folder> <where it will lie>
set -eu
folder=$1
place=$2
mkdir -p "$folder/bin" "$folder/programs" "$folder/lib"

for program in pg_dump pg_restore; do
  cp -L /usr/lib/postgresql/*/bin/"$program" "$folder/programs/"
  # What every Debian has stays out: two versions of it in one process do not get along.
  ldd "$folder/programs/$program" | awk '$3 ~ /^\// { print $3 }' |
    grep -vE '/(libc|libm|libdl|libpthread|librt|libresolv|libgcc_s)\.so' |
    while read -r library; do cp -L "$library" "$folder/lib/"; done
  printf '#!/bin/sh\nLD_LIBRARY_PATH=%s/lib exec %s/programs/%s "$@"\n' "$place" "$place" "$program" > "$folder/bin/$program"
  chmod 755 "$folder/bin/$program"
done
# The same files make the same layer, whenever they were laid out.
find "$folder" -exec touch --no-dereference --date=@0 {} +
