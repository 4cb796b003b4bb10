import { isTest, lineAt, type SourceFile, type Tree, type Violation } from './tree.ts';

const WEB = 'apps/web/src/';

/** Where the one form is drawn, and the hooks it is made with. */
const HOME = ['ui/form/submit-form.tsx', 'lib/use-submit-form.ts', 'lib/use-drafted-form.ts'].map((path) => WEB + path);

/** Forms that are none of the product's records, and why they keep to themselves. */
const OTHER_FORMS: Readonly<Record<string, string>> = {
  'features/chat/window/composer.tsx': 'one line, kept by the conversation; it has no fields to be wrong',
  'features/chat/message/rating.tsx': 'an optional word beside a thumb',
  'features/chat/message/edit-question.tsx': 'the line of a conversation once more',
  'pages/candidate/voice/say-form.tsx': 'the line of a conversation, as it was heard',
  'pages/sales/methodology/quiz.tsx': 'boxes to choose among; nothing is typed',
  'pages/account/account-form.tsx': 'signs in: passwords are kept nowhere, and its one message stands on top',
  'features/proof/proof-form.tsx': 'signs in, as above, or confirms it',
  'pages/account/use-link-form.ts': 'signs in, as above',
  'pages/account/marketplace-sign-in.tsx': 'signs in, as above; its texts are those of the specification',
};

const FORM = /<form\b|\bfrom '@mantine\/form'/;
const TYPES_ONLY = /^\s*import type\b/;

/**
 * A form of the web is drawn by `SubmitForm` and made with `useSubmitForm` or `useCommandForm`: those ask before what was
 * typed is lost, keep it as a draft, and lead to what is wrong. What it sends is of the version its values began with.
 */
export function formViolations(tree: Tree): Violation[] {
  const files = tree.parts
    .flatMap((part) => part.files)
    .filter(({ path }) => /\.tsx?$/.test(path) && path.startsWith(WEB));
  const forms = files.filter(({ path }) => !isTest(path) && !HOME.includes(path));
  const own = forms.filter(({ path }) => !(path.slice(WEB.length) in OTHER_FORMS)).flatMap(formsOf);
  return [...own, ...forms.flatMap(versionsOf)];
}

const formsOf = ({ path, text }: SourceFile): Violation[] =>
  text.split('\n').flatMap((line, at): Violation[] => {
    if (!FORM.test(line) || TYPES_ONLY.test(line)) return [];
    return [{ path, line: at + 1, message: 'is a form of its own; useCommandForm and SubmitForm make forms' }];
  });

/** Read again while somebody types, a record has the version of what they have not seen. */
const SENT_VERSION = /\.(?:run|mutate)\(\{[^}]*?\bversion: [\w.?!]+\.version\b/g;
/** A form that is drawn anew for another version loses what was typed into it. */
const KEYED_BY_VERSION = /\bkey=\{(?:\w+[?!]?\.)*version\}/g;

function versionsOf({ path, text }: SourceFile): Violation[] {
  const found = (pattern: RegExp, message: string) =>
    [...text.matchAll(pattern)].map((match) => ({ path, line: lineAt(text, match.index), message }));
  return [
    ...(/\buseSubmitForm\(/.test(text)
      ? found(SENT_VERSION, 'sends the version of a record that may have been read again; `send` is told the one seen')
      : []),
    ...found(KEYED_BY_VERSION, 'is drawn anew when somebody else saves; a form follows its record by itself'),
  ];
}
