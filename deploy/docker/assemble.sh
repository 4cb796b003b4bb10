#!/bin/sh
# Lays out in a folder what goes into the image: built code and the packages it runs on, nothing else.
#   assemble.sh <folder>    its app/node_modules are there already
set -eu
product=$1
app=$product/app

for part in libs/contracts libs/service-kit services/* apps/*; do
  mkdir -p "$app/$part"
  cp -R "$part/package.json" "$part/dist" "$app/$part/"
done
cp package.json "$app/"
# Test helpers are linked by name; what they lead to is not here.
rm -f "$app/node_modules/@talent-os/testing"
# It names the registry this machine asked.
rm -f "$app/node_modules/.package-lock.json"

# Tests and what serves only tests, types, maps and notes of the build.
find "$app"/libs "$app"/services "$app"/apps -depth \
  \( -name '*.test.*' -o -name '*.d.ts' -o -name '*.map' -o -name '.tsbuildinfo' -o -name '*.tsbuildinfo' \
  -o -type d -path '*/dist/*' -name test \) -exec rm -rf {} +
find "$app/node_modules" -type f \
  \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' -o -iname '*.md' -o -name '*.tsbuildinfo' \
  -o -name '*.test.*' \) -delete
# Beside the package.json of a package, these are of use to its authors alone.
find "$app/node_modules" -name package.json -not -path '*/test/*' | while read -r manifest; do
  for folder in test tests __tests__ docs example examples benchmark benchmarks .github; do
    rm -rf "${manifest%/package.json}/$folder"
  done
done
# Sources, and builds for browsers, beside the build that Node loads.
rm -rf "$app"/node_modules/openai/src "$app"/node_modules/rxjs/src "$app"/node_modules/typeorm/browser

mkdir -p "$product/state"
# The same files make the same layer, whenever they were built.
find "$product" -exec touch --no-dereference --date=@0 {} +
