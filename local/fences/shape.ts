import { isCode, isTest, lineAt, type SourceFile, type Tree, type Violation } from './tree.ts';

const LONGEST = 400;

const codeOf = (tree: Tree): SourceFile[] =>
  tree.parts.flatMap((part) => part.files).filter(({ path }) => isCode(path));

/** No file grows beyond what can be read in one sitting. */
export function sizeViolations(tree: Tree): Violation[] {
  return codeOf(tree).flatMap(({ path, text }): Violation[] => {
    const lines = text.trimEnd().split('\n').length;
    return lines > LONGEST ? [{ path, line: LONGEST, message: `has ${lines} lines; ${LONGEST} is the limit` }] : [];
  });
}

// Role names are written in capitals; `message.role === 'user'` is something else.
const ROLE_DECISIONS = [
  /\b(?:\w+[.!?]*\.)*\w*[rR]ole(?:Id|Name)?\s*[!=]==?\s*['"`][A-Z][A-Z_]+['"`]/g,
  /['"`][A-Z][A-Z_]+['"`]\s*[!=]==?\s*(?:\w+[.!?]*\.)*\w*[rR]ole(?:Id|Name)?\b/g,
  /\bactiveRole\s*[!=]==?/g,
  /\bswitch\s*\([^)]*\b\w*[rR]ole(?:Id|Name)?\s*\)/g,
  /\]\s*\.includes\((?:\w+[.!?]*\.)*\w*[rR]ole(?:Id|Name)?\)/g,
];
const ROLE_RULES = 'libs/contracts/src/access/';

/** What a role may do is decided in one place, by tables. */
export function roleViolations(tree: Tree): Violation[] {
  return codeOf(tree)
    .filter(({ path }) => !path.startsWith(ROLE_RULES) && !isTest(path) && !path.startsWith('local/'))
    .flatMap(({ path, text }) =>
      ROLE_DECISIONS.flatMap((form) =>
        [...text.matchAll(form)].map((match) => ({
          path,
          line: lineAt(text, match.index),
          message: `decides by a role's name (${match[0].trim()}); ask the ability, or put it in ${ROLE_RULES}`,
        })),
      ),
    );
}

const BARREL = /(^|\/)index\.[cm]?[jt]sx?$/;
const CONTRACTS = /^libs\/contracts\//;
/** A package's public face. */
const LIBRARY_FACE = /^libs\/[^/]+\/src\/index\.ts$/;
const SERVICE_FACE = /^(services\/[^/]+|apps\/gateway)\/src\/index\.ts$/;

/** No files that only pass names on: they hide where something is and load what is not needed. */
export function barrelViolations(tree: Tree): Violation[] {
  return codeOf(tree)
    .filter(({ path }) => BARREL.test(path) && !CONTRACTS.test(path) && !LIBRARY_FACE.test(path))
    .flatMap(({ path, text }): Violation[] => {
      if (!SERVICE_FACE.test(path)) return [{ path, line: 1, message: 'is a barrel: import from the file itself' }];
      const exported = [...text.matchAll(/^export\b/gm)].length;
      const all = /^export\s*\*/m.test(text);
      return exported > 1 || all ? [{ path, line: 1, message: 'exports more than its definition' }] : [];
    });
}

// At the beginning of a path only: `src/work/` and `https://example.com/home/x/` are none.
const MACHINE_PATH = /(?<![\w.$})\]\-*])\/(?:work|root|home\/\w+|Users\/\w+)\//g;

/** Nothing names a folder of somebody's machine. */
export function pathViolations(tree: Tree): Violation[] {
  return [...tree.parts.flatMap((part) => part.files), ...tree.others]
    .filter(({ path }) => !path.startsWith('local/fences'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(MACHINE_PATH)].map((match) => ({
        path,
        line: lineAt(text, match.index),
        message: `names a folder of one machine: ${match[0]}`,
      })),
    );
}
