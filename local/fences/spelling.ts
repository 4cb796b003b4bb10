import { isTest, lineAt, type Tree, type Violation } from './tree.ts';

const TYPED = '(?:search|typed|text|words|query|q)';
const FORMS: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/\bilike\b|\bposition\(lower\(/g, 'searches texts as they are written; holdingWords finds them as people spell'],
  [
    new RegExp(String.raw`\.toLowerCase\(\)\.includes\(\(?${TYPED}\b(?!\()`, 'g'),
    'searches texts as they are written; holdsWords finds them as people spell',
  ],
  [/(?<!rtrim\()\b\w+\.first_name \|\| ' ' \|\|/g, 'puts a space behind the name of who has one; rtrim it'],
  [
    /\.(?:name|title|label|department|workRole|\w+(?:Name|Title))\.localeCompare\(/g,
    'orders texts by the locale of a machine; textOrder is everybody’s, and counts',
  ],
];
/** Compares words of sentences, by their stems. */
const ASSISTANT = 'services/chat/src/';

/** What people look for is found as they spell it and stands in the order they expect, wherever it is looked for. */
export const spellingViolations = (tree: Tree): Violation[] =>
  tree.parts
    .filter(({ folder }) => /^(?:services|apps|libs)\//.test(folder))
    .flatMap(({ files }) => files)
    .filter(
      ({ path }) =>
        /\.tsx?$/.test(path) && !isTest(path) && !path.startsWith(ASSISTANT) && !path.includes('/migrations/'),
    )
    .flatMap(({ path, text }) =>
      FORMS.flatMap(([pattern, message]) =>
        [...text.matchAll(pattern)].map((match) => ({ path, line: lineAt(text, match.index), message })),
      ),
    );
