import { isTest, type Tree, type Violation } from './tree.ts';

const WEB = 'apps/web/src/';

/** Where the one form is drawn, and the one hook it is made with. */
const HOME = [`${WEB}ui/form/submit-form.tsx`, `${WEB}lib/use-submit-form.ts`];

/** Forms that are none of the product's records, and why they keep to themselves. */
const OTHER_FORMS: Readonly<Record<string, string>> = {
  'features/chat/window/composer.tsx': 'one line, kept by the conversation; it has no fields to be wrong',
  'features/chat/message/rating.tsx': 'an optional word beside a thumb',
  'features/chat/message/edit-question.tsx': 'the line of a conversation once more',
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
 * typed is lost, keep it as a draft, and lead to what is wrong.
 */
export function formViolations(tree: Tree): Violation[] {
  const files = tree.parts
    .flatMap((part) => part.files)
    .filter(({ path }) => /\.tsx?$/.test(path) && path.startsWith(WEB));
  return files
    .filter(({ path }) => !isTest(path) && !HOME.includes(path) && !(path.slice(WEB.length) in OTHER_FORMS))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at): Violation[] => {
        if (!FORM.test(line) || TYPES_ONLY.test(line)) return [];
        return [{ path, line: at + 1, message: 'is a form of its own; useCommandForm and SubmitForm make forms' }];
      }),
    );
}
