import { isTest, lineAt, type Tree, type Violation } from './tree.ts';

const PART = 'libs/contracts';
/** Where the one form of each is declared. */
const DECLARED = new Set(['src/paging.ts', 'src/canonical.ts', 'src/text.ts'].map((path) => `${PART}/${path}`));
const FORMS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bz\s*\.(uuid|uuidv\d|guid)\(/g, 'uuid()'],
  [/\bz\s*\.email\(/g, 'email()'],
  [/\bz\s*\.iso\s*\.(date|datetime)\(/g, 'day or instant'],
  [/\bz\s*\.string\(\)\s*\.trim\(\)(?!\s*\.toLowerCase)/g, 'lineText() or prose()'],
  [/\bz\s*\.coerce\s*\.date\(|\bz\s*\.date\(/g, 'day or instant'],
];

/** What has several spellings has one form, declared once: a contract that takes it another way takes one row for two. */
export const canonicalViolations = (tree: Tree): Violation[] =>
  tree.parts
    .filter(({ folder }) => folder === PART)
    .flatMap(({ files }) => files)
    .filter(({ path }) => !DECLARED.has(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      FORMS.flatMap(([pattern, instead]) =>
        [...text.matchAll(pattern)].map((match) => ({
          path,
          line: lineAt(text, match.index),
          message: `has a form of its own (${match[0].trim()}); contracts use ${instead}`,
        })),
      ),
    );
