import { lineAt, type Tree, type Violation } from './tree.ts';

const TEST = /^(libs|services|apps)\/.*\.test\.tsx?$/;
const OWN_TIMEOUT = [/\bjest\.setTimeout\(/g, /^ {0,2}\}, [\d_]+\);$/gm];

/** How long a test may take is said once, in `jest.config.mjs`: one that says less fails where a machine is slow. */
export function timeoutViolations(tree: Tree): Violation[] {
  return tree.parts
    .flatMap(({ files }) => files)
    .filter(({ path }) => TEST.test(path))
    .flatMap(({ path, text }) =>
      OWN_TIMEOUT.flatMap((form) =>
        [...text.matchAll(form)].map((match) => ({
          path,
          line: lineAt(text, match.index),
          message: `has a timeout of its own (${match[0].trim()}); jest.config.mjs says how long a test may take`,
        })),
      ),
    );
}
