import { importsOf, targetOf } from './imports.ts';
import { isCode, isTest, type Manifest, type Part, type SourceFile, type Tree, type Violation } from './tree.ts';

const declaredIn = (manifest: Manifest | undefined): Set<string> =>
  new Set(
    [
      manifest?.dependencies,
      manifest?.devDependencies,
      manifest?.peerDependencies,
      manifest?.optionalDependencies,
    ].flatMap((group) => Object.keys(group ?? {})),
  );

// Path aliases of a part (`@/pages`, `#icons`) and modules a bundler makes up.
const ALIAS = /^(@\/|~\/|#|virtual:)/;

/** Every package a file names is declared by its own package.json, not merely present by chance. */
export function declarationViolations(tree: Tree): Violation[] {
  const rootDeclares = declaredIn(tree.manifest);
  const workspaces = new Set(tree.parts.map((part) => part.manifest?.name).filter((name) => name !== undefined));
  return tree.parts.flatMap((part) => {
    const own = declaredIn(part.manifest);
    const sources = part.files.filter(({ path }) => isCode(path));
    if (part.manifest === undefined && /^(libs|services|apps)\//.test(part.folder) && sources.length > 0) {
      return [{ path: part.folder, line: 1, message: 'has source files but no package.json' }];
    }
    const declares = (file: SourceFile, name: string): boolean =>
      own.has(name) ||
      name === part.manifest?.name ||
      (usesRootTools(part, file) && rootDeclares.has(name)) ||
      (part.manifest === undefined && workspaces.has(name));
    return sources.flatMap((file) =>
      importsOf(file).flatMap(({ specifier, line }): Violation[] => {
        const target = targetOf(file, specifier);
        if (target.kind !== 'package' || ALIAS.test(specifier) || declares(file, target.name)) return [];
        const where = part.manifest === undefined ? 'package.json' : `${part.folder}/package.json`;
        return [{ path: file.path, line, message: `uses ${target.name}, which ${where} does not declare` }];
      }),
    );
  });
}

/** Test runners and build tools are declared once, at the root. */
const usesRootTools = (part: Part, file: SourceFile): boolean =>
  part.manifest === undefined || isTest(file.path) || !file.path.startsWith(`${part.folder}/src/`);
