import { lineAt, testFilesOf, type Tree, type Violation } from './tree.ts';

/** What waits for a while, and why. */
const HELPERS: Readonly<Record<string, string>> = {
  'libs/testing/src/eventually.ts': 'looks again',
  'libs/testing/src/product.ts': 'looks again, and ends what does not come to an end',
  'libs/testing/src/wait-until-settled.ts': 'looks again',
  'libs/testing/src/end-soon.ts': 'ends what does not come to an end',
  'libs/testing/src/person.ts': 'asks a busy product again',
  'libs/testing/src/try-inputs.ts': 'asks a busy product again',
  'libs/service-kit/src/test/until.ts': 'looks again',
  'local/test/until.ts': 'looks again',
  'apps/gateway/src/docs/test/strict-client.ts': 'asks a busy product again',
  'apps/gateway/src/mcp/test/connect.ts': 'asks a busy product again',
  'apps/platform/src/conformance/access-walker.ts': 'comes back when it is told to',
  'e2e/support/sessions.ts': 'comes back when it is told to',
  'e2e/notifications.spec.ts': 'throws what nobody catches, out of every call',
  'libs/service-kit/src/host/open-servers.test.ts': 'is a server that answers late',
  'services/chat/src/test/scripted-answerer.ts': 'writes at a pace',
  'services/chat/src/test/follower.ts': 'gives up what never ends',
  'services/identity/src/mail/test/catch-mails.ts': 'waits for a port that another file has',
};

// What stands in a text is a program of its own; what is put off without a number comes next.
const FORMS = [
  /(?<![\w.`'"}])setTimeout\((?!\w*\))/g,
  /^import \{[^}]*\bsetTimeout\b[^}]*\} from 'node:timers\/promises'/gm,
  /\bwaitForTimeout\(|\bAtomics\.wait\(/g,
];
/** Its timers are its own: they are put off and let go by the test. */
const FAKED = /\buseFakeTimers\(/;

/**
 * No test waits for a while: what is to happen may need longer on a busy machine, and that nothing happens is not shown by
 * looking away. What comes after it in the same queue shows it, a line of the log, a metric, or timers of the test's own.
 */
export const sleepViolations = (tree: Tree): Violation[] =>
  testFilesOf(tree)
    .filter(({ path, text }) => !(path in HELPERS) && !FAKED.test(text))
    .flatMap(({ path, text }) =>
      FORMS.flatMap((form) =>
        [...text.matchAll(form)].map((match) => ({
          path,
          line: lineAt(text, match.index),
          message: `waits for a while (${match[0].trim()}); wait for what happens, by eventually, or fake the timers`,
        })),
      ),
    );
