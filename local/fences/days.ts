import { lineAt, testFilesOf, type Tree, type Violation } from './tree.ts';

/** What is computed as a file is read, or a group of tests: up to the end of its statement. */
const TOP = /^(?:export )?(?:const|let) [\s\S]*?;$/gm;
const GROUP = /^describe[\s\S]*?^\}\);$/gm;
const IN_GROUP = /^ {2}(?:const|let) [\s\S]*?;$/gm;
/** The value is a function, which takes the day when it is called. */
const FUNCTION =
  /^\s*(?:export )?(?:const|let) \w+(?:: [^=]+)? =\s+(?:async )?(?:<[^>]*>)?(?:\([^)]*\)|\w+)(?:: [^=]+)? =>/;
/** A function among others of a value. */
const METHOD = /(?:^|[\s(,])\w+: (?:async )?\([^)]*\) =>/;

const REAL = String.raw`(?:new Date\(\)|new Date\(Date\.now\(\)|Date\.now\(\))`;
const DAY = new RegExp(
  [
    String.raw`\b(?:day|week|month|hour)(?:Of|In)\(.*${REAL}`,
    String.raw`${REAL}.*?\.toISOString\(\)\.slice\(0, (?:10|7|4)\)`,
    String.raw`new Date\(\)\.get\w+\(`,
    String.raw`\btoday\(\)`,
  ].join('|'),
  'g',
);

/** A run over midnight has two days: a test takes its day itself, when it needs one. */
export const dayViolations = (tree: Tree): Violation[] =>
  testFilesOf(tree).flatMap(({ path, text }) => {
    const groups = [...text.matchAll(GROUP)].flatMap(({ 0: group, index }) =>
      [...group.matchAll(IN_GROUP)].map((one) => ({ statement: one[0], at: index + one.index })),
    );
    const tops = [...text.matchAll(TOP)].map((one) => ({ statement: one[0], at: one.index }));
    return [...tops, ...groups]
      .filter(({ statement }) => !FUNCTION.test(statement))
      .flatMap(({ statement, at }) =>
        [...statement.matchAll(DAY)]
          .filter(({ index }) => !METHOD.test(lineBefore(statement, index)))
          .map((match) => ({
            path,
            line: lineAt(text, at + match.index),
            message: `takes the day as the file is read (${match[0]}); take it in the test: const today = () => …`,
          })),
      );
  });

const lineBefore = (text: string, index: number): string => text.slice(text.lastIndexOf('\n', index) + 1, index);
