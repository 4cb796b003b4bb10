import { isCode, lineAt, type Tree, type Violation } from './tree.ts';

const RAISED = /\bRATE_LIMIT_\w+['"]?\s*[:=]\s*(?:String\()?['"`]?\d[\d_]{3,}/g;
const ONE_PLACE = 'local/raised-limits.ts';

/** Limits are raised for tests and benches in one place: whoever forgets one of them fails where a machine is fast. */
export const limitViolations = (tree: Tree): Violation[] =>
  tree.parts
    .flatMap(({ files }) => files)
    .filter(({ path }) => isCode(path) && path !== ONE_PLACE)
    .flatMap(({ path, text }) =>
      [...text.matchAll(RAISED)].map((match) => ({
        path,
        line: lineAt(text, match.index),
        message: `raises a limit (${match[0]}); ${ONE_PLACE} does, for every product that tests start`,
      })),
    );
