import { isTest, lineAt, type Tree, type Violation } from './tree.ts';

/** What browsers read: the web, and the contracts it reads. */
const READ_BY_BROWSERS = /^(?:apps\/web|libs\/contracts)$/;

const FORMS: readonly RegExp[] = [
  // A table of next states by its type: from a state to states of the same kind.
  /\bRecord<\s*(\w*(?:State|Status|Stage))\s*,\s*(?:readonly \1\[\]|ReadonlyArray<\1>|\1\[\]|ReadonlySet<\1>)\s*>/g,
  // By its name.
  /\b(?:\w*[mM]ovesFrom|\w*[nN]extStates|\w*[nN]extStatesOf|canMove\w*|mayBecome\w*)\b/g,
  // Or within the table of the states themselves.
  /\bto: \[(?:\s*'\w+',?)*\s*\]/g,
];

const STATE = String.raw`\b(?:status|state|stage)`;
const OFFERS: readonly RegExp[] = [
  // Of several records, those in a state.
  new RegExp(String.raw`\ballows: [^\n]*${STATE}\b[^\n]*(?:===|!==|includes)`, 'g'),
  // A control that is there, or at rest, by the state alone.
  new RegExp(
    String.raw`${STATE} (?:===|!==) '\w+'\)?[^{}]{0,60}&&\s*\(?\s*(?:<>\s*)?<(?:\w*Button|Menu\.Item|ActionIcon)\b`,
    'g',
  ),
  new RegExp(String.raw`\bdisabled=\{[^}]*${STATE} (?:===|!==) '\w+'(?! \?)`, 'g'),
];

/** A screen offers what `may` of the record says, not what its state would let it. */
export const offeredByStateViolations = (tree: Tree): Violation[] =>
  tree.parts
    .flatMap(({ files }) => files)
    .filter(({ path }) => /^apps\/web\/src\/.+\.tsx?$/.test(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      OFFERS.flatMap((form) =>
        [...text.matchAll(form)].map(({ index }) => ({
          path,
          line: lineAt(text, index),
          message: 'offers a deed by the state of a record; the server says it in its may',
        })),
      ),
    );

/**
 * Where a record may go is decided once, by the server that refuses it otherwise: screens offer what `may` of the record
 * says. A table of next states within a browser's reach would be a second decision, which knows neither caller nor row.
 */
export const nextStateViolations = (tree: Tree): Violation[] =>
  tree.parts
    .filter(({ folder }) => READ_BY_BROWSERS.test(folder))
    .flatMap(({ files }) => files)
    .filter(({ path }) => /\/src\/.+\.tsx?$/.test(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      FORMS.flatMap((form) =>
        [...text.matchAll(form)].map((match) => ({
          path,
          line: lineAt(text, match.index),
          message: `works out where a record may go (${match[0].replaceAll(/\s+/g, ' ')}); the server says it in its may.to`,
        })),
      ),
    );
