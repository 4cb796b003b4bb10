import { lineAt, testFilesOf, type Tree, type Violation } from './tree.ts';

/** What looks at the clock for all tests. */
const HELPERS = new Set([
  // Ask again and again until something holds, and give up after what is too long on any machine.
  'libs/testing/src/eventually.ts',
  'libs/testing/src/product.ts',
  'libs/testing/src/wait-until-settled.ts',
  'libs/service-kit/src/test/until.ts',
  'local/test/until.ts',
  // Compares times with each other, side by side.
  'libs/testing/src/side-by-side.ts',
  // Keeps a thread busy.
  'libs/service-kit/src/test/slow-work.ts',
  // What work costs beside its twin.
  'libs/testing/src/cpu-costs.ts',
  // What the drill measures.
  'libs/testing/src/try-inputs.ts',
  // Whether a token lasts for another journey.
  'e2e/support/sessions.ts',
]);

const NOW = String.raw`(?:Date|performance)\.now\(\)`;
const BEGUN = new RegExp(String.raw`\b(?:const|let) (\w+)(?:: \w+)? = (?:${NOW}|process\.hrtime)`, 'g');
const FORMS = [
  // How long something took.
  new RegExp(
    String.raw`\bperformance\.now\(\) -|- performance\.now\(\)|\bprocess\.hrtime\b|\bprocess\.cpuUsage\b`,
    'g',
  ),
  // How far a moment is from now, compared.
  new RegExp(String.raw`(?:\bexpect|\bassert\S*)\(.*(?:\bDate\.now\(\) -|- Date\.now\(\)).*\)\.(?:not\.)?to[BE]`, 'g'),
  new RegExp(String.raw`(?:\bDate\.now\(\) - [^,;]*?|- Date\.now\(\)\)?) [<>]=? `, 'g'),
  // Until when something is waited for.
  new RegExp(String.raw`\b${NOW} [<>]=? `, 'g'),
];
/** Its clock is its own. */
const FAKED = /\buseFakeTimers\(/;

/**
 * No test asserts how long something took: on a busy machine it takes longer, and nothing is broken. What is waited for is
 * waited for by `eventually`; what must not cost much is compared with its twin; a promise in seconds is a number of the
 * code, looked at where the clock is the test's own.
 */
export function clockViolations(tree: Tree): Violation[] {
  return testFilesOf(tree)
    .filter(({ path, text }) => !HELPERS.has(path) && !FAKED.test(text))
    .flatMap(({ path, text }) => {
      const begun = [...text.matchAll(BEGUN)].map(([, name]) => new RegExp(String.raw`\(\) - ${name}\b`, 'g'));
      const found = [...FORMS, ...begun].flatMap((form) => [...text.matchAll(form)]);
      return [...Map.groupBy(found, ({ index }) => lineAt(text, index))].map(([line, [match]]) => ({
        path,
        line,
        message: `compares wall time (${match![0].trim()}); wait by eventually, count, compare with a twin, or fake the timers`,
      }));
    });
}
