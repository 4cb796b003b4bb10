import { isCode, isTest, lineAt, type Tree, type Violation } from './tree.ts';

const CODE = /^(services\/[^/]+|apps\/(?:gateway|platform))\/src\//;
const STALE = /['"]resource\.stale['"]/g;

/** What is stale for another reason than the version of a row. */
const OTHERWISE = new Set([
  // Somebody else set the first target of the quarter: its unique key says so.
  'services/talent/src/headcount/headcount.controller.ts',
  // Who approves was asked for before the lock, for the industry the request was in.
  'services/talent/src/requisitions/requests.controller.ts',
  // People are locked before their shifts, and an exchange may have given those to others.
  'services/healthcare/src/shifts/exchange/lock-swap.ts',
  // An endpoint that is seen as absent has no version: there may be one now.
  'services/transcription/src/settings/settings.rules.ts',
]);

/** Whether a row is the one a caller has seen is decided by the kit, in the same way everywhere. */
export const staleViolations = (tree: Tree): Violation[] =>
  tree.parts
    .flatMap(({ files }) => files)
    .filter(({ path }) => isCode(path) && CODE.test(path) && !isTest(path) && !OTHERWISE.has(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(STALE)].map((match) => ({
        path,
        line: lineAt(text, match.index),
        message: `refuses with ${match[0]} itself; give the version to tx.lock, or to tx.expectVersion after what is refused first`,
      })),
    );
