import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { lineAt, type SourceFile } from './tree.ts';

export interface Import {
  specifier: string;
  line: number;
}

// TypeScript 7 offers no syntax tree to programs; statements that begin a line and calls are enough,
// because the formatter puts every import at the beginning of a line.
const FORMS = [
  /^[ \t]*(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"\n]+)['"]/gm,
  /\b(?:import|require|jest\.mock|jest\.unstable_mockModule|require\.resolve|import\.meta\.resolve)\(\s*['"]([^'"\n]+)['"]/g,
];

/** Every module a file names. */
export function importsOf(file: SourceFile): Import[] {
  return FORMS.flatMap((form) =>
    [...file.text.matchAll(form)].map((match) => ({
      specifier: match[1] ?? '',
      line: lineAt(file.text, match.index + match[0].indexOf(match[1] ?? '')),
    })),
  );
}

export type Target =
  | { kind: 'builtin' }
  /** A file of the repository, by its path from the root. */
  | { kind: 'file'; path: string }
  | { kind: 'package'; name: string };

/** How the web names its own files that lie further away than beside or one folder up. */
const OF_WEB = '@/';
const WEB = 'apps/web/src/';

/** What a specifier means in a file. */
export function targetOf(file: SourceFile, specifier: string): Target {
  if (isBuiltin(specifier)) return { kind: 'builtin' };
  if (specifier.startsWith('.')) {
    return { kind: 'file', path: posix.normalize(posix.join(posix.dirname(file.path), specifier)) };
  }
  if (specifier.startsWith(OF_WEB)) return { kind: 'file', path: WEB + specifier.slice(OF_WEB.length) };
  const [first = '', second = ''] = specifier.split('/');
  return { kind: 'package', name: first.startsWith('@') ? `${first}/${second}` : first };
}
