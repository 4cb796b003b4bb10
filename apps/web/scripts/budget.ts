import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** JavaScript a browser needs before the sign-in page works, gzipped. 1 kB is 1000 bytes. */
const LIMIT_KB = 171;
/** JavaScript of the heaviest screen, with the frame around it, as it is sent to browsers that take brotli. */
const LIMIT_SCREEN_KB = 293;
/** Files of JavaScript a browser asks for before the home screen works: each costs more in asking than most in reading. */
const LIMIT_FILES = 30;
const ENTRY = 'index.html';
const variants = {
  main: [ENTRY, 'src/pages/account/login.page.tsx'],
  marketplace: [ENTRY, 'src/pages/account/login.page.tsx', 'src/pages/account/marketplace-sign-in.tsx'],
};

const frame = [ENTRY, 'src/app/shell/app-shell.tsx'];
const home = [...frame, 'src/pages/home/home.page.tsx'];

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
};
const dist = join(import.meta.dirname, '..', 'dist');
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'),
);

/** The chunks and everything they import statically. */
function closure(keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk ${key}`);
    if (seen.has(key)) continue;
    seen.add(key);
    closure(chunk.imports ?? [], seen);
  }
  return seen;
}

/** The table of its folder, by which a screen is found. */
const tablesOf = (screen: string) =>
  Object.keys(manifest).filter((key) => key.endsWith('/pages.ts') && manifest[key]?.dynamicImports?.includes(screen));

const gzipped = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const kilobytes = (files: Iterable<string>) => [...new Set(files)].reduce((sum, file) => sum + gzipped(file), 0) / 1000;

const sent = (file: string) =>
  statSync([`${file}.br`, file].map((one) => join(dist, one)).find(existsSync) ?? file).size;
const sentKilobytes = (keys: readonly string[]) =>
  [...new Set([...closure(keys)].map((key) => (manifest[key] as Chunk).file))].reduce(
    (sum, file) => sum + sent(file),
    0,
  ) / 1000;

let over = false;
for (const [name, keys] of Object.entries(variants)) {
  const chunks = [...closure(keys)].map((key) => manifest[key] as Chunk);
  const scripts = kilobytes(chunks.map(({ file }) => file));
  const styles = kilobytes(chunks.flatMap(({ css }) => css ?? []));
  over ||= scripts > LIMIT_KB;
  console.log(
    `sign-in (${name}): ${scripts.toFixed(1)} kB JavaScript of ${LIMIT_KB}, ${styles.toFixed(1)} kB CSS, ${chunks.length} files`,
  );
}
const files = new Set([...closure(home)].map((key) => manifest[key]?.file)).size;
console.log(`home: ${files} files of ${LIMIT_FILES}`);
if (files > LIMIT_FILES) {
  console.error(`The home screen needs more than ${LIMIT_FILES} files of JavaScript`);
  process.exitCode = 1;
}
const screens = Object.keys(manifest)
  .filter((key) => key.endsWith('.page.tsx'))
  .map((key) => ({ key, size: sentKilobytes([...frame, ...tablesOf(key), key]) }))
  .toSorted((one, other) => one.size - other.size);
const [median, worst] = [screens[Math.floor(screens.length / 2)], screens.at(-1)];
if (!median || !worst) throw new Error('The build has no screens');
console.log(
  `screens: ${median.size.toFixed(1)} kB JavaScript in the middle, ${worst.size.toFixed(1)} kB of ${LIMIT_SCREEN_KB} at most (${worst.key})`,
);
if (worst.size > LIMIT_SCREEN_KB) {
  console.error(`${worst.key} needs more than ${LIMIT_SCREEN_KB} kB of JavaScript`);
  process.exitCode = 1;
}
if (over) {
  console.error(`The sign-in page needs more than ${LIMIT_KB} kB of JavaScript`);
  process.exit(1);
}
