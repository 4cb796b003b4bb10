import { importsOf, targetOf } from './imports.ts';
import { isCode, type Part, type SourceFile, type Tree, type Violation } from './tree.ts';

/** No file imports itself by way of others, not even for a type or later. */
export const circleViolations = (tree: Tree): Violation[] => tree.parts.flatMap(circlesIn);

function circlesIn({ files }: Part): Violation[] {
  const byPath = new Map(files.filter(({ path }) => isCode(path)).map((file) => [file.path, file]));
  const found: Violation[] = [];
  const seen = new Set<SourceFile>();
  function visit(file: SourceFile, way: readonly SourceFile[]): void {
    seen.add(file);
    for (const { specifier, line } of importsOf(file)) {
      const target = targetOf(file, specifier);
      const next = target.kind === 'file' ? fileAt(target.path, byPath) : undefined;
      if (next === undefined) continue;
      const here = [...way, file];
      if (here.includes(next)) {
        const circle = [...here.slice(here.indexOf(next)), next].map(({ path }) => path.split('/').at(-1));
        found.push({ path: file.path, line, message: `imports in a circle: ${circle.join(' → ')}` });
      } else if (!seen.has(next)) visit(next, here);
    }
  }
  for (const file of byPath.values()) if (!seen.has(file)) visit(file, []);
  return found;
}

/** The file a path means, whose ending may be left out or be the compiled one. */
const fileAt = (path: string, byPath: ReadonlyMap<string, SourceFile>): SourceFile | undefined =>
  [path, `${path}.ts`, `${path}.tsx`, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')]
    .map((one) => byPath.get(one))
    .find((one) => one !== undefined);
