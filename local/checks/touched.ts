import { posix } from 'node:path';
import { importsOf, targetOf } from '../fences/imports.ts';
import { isCode, type SourceFile, type Tree } from '../fences/tree.ts';

/** Endings a specifier leaves out, or has as they are compiled. */
const candidates = (path: string): string[] => {
  const bare = path.replace(/\.js$/, '');
  return [path, ...['.ts', '.tsx', '.mjs', '.cjs', '/index.ts', '/index.tsx'].map((ending) => `${bare}${ending}`)];
};

/** Which files name which, by what they import: from each file to those that name it. */
function namedBy(tree: Tree): Map<string, string[]> {
  const files = new Map(tree.parts.flatMap((part) => part.files).map((file) => [file.path, file]));
  const folders = new Map(
    tree.parts.flatMap(({ folder, manifest }) => (manifest?.name ? [[manifest.name, folder]] : [])),
  );
  const found = new Map<string, string[]>();
  const fileOf = (file: SourceFile, specifier: string): string | undefined => {
    const target = targetOf(file, specifier);
    if (target.kind === 'builtin') return undefined;
    if (target.kind === 'file') return candidates(target.path).find((path) => files.has(path));
    const folder = folders.get(target.name);
    if (folder === undefined) return undefined;
    const within = specifier.slice(target.name.length + 1);
    return candidates(posix.join(folder, 'src', within === '' ? 'index' : within)).find((path) => files.has(path));
  };
  for (const file of files.values()) {
    if (!isCode(file.path)) continue;
    for (const { specifier } of importsOf(file)) {
      const path = fileOf(file, specifier);
      if (path !== undefined) found.set(path, [...(found.get(path) ?? []), file.path]);
    }
  }
  return found;
}

/** What a change of these can reach without an import: settings of the compiler, the runners and the packages. */
const EVERYTHING = /^(package(-lock)?\.json|tsconfig(\.base)?\.json|jest\.config\.mjs|turbo\.json)$/;
/** What belongs to a whole package and is imported by none of its files. */
const OF_A_PACKAGE =
  /^((?:libs|services|apps)\/[^/]+)\/(package\.json|tsconfig[^/]*\.json|jest\.config\.cjs|vite\.config\.ts|test\/.*)$/;

/** The files that a change of some files touches: themselves and whatever imports them, also by way of others. Nothing means all. */
export function touchedBy(changed: readonly string[], tree: Tree): ReadonlySet<string> | undefined {
  if (changed.some((path) => EVERYTHING.test(path))) return undefined;
  const importers = namedBy(tree);
  const packages = changed.flatMap((path) => OF_A_PACKAGE.exec(path)?.[1] ?? []);
  const within = tree.parts.filter(({ folder }) => packages.includes(folder)).flatMap(({ files }) => files);
  const touched = new Set([...changed, ...within.map(({ path }) => path)]);
  // What is added on the way is walked as well.
  for (const path of touched) for (const importer of importers.get(path) ?? []) touched.add(importer);
  return touched;
}
