import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, canInstall } from '../apt.ts';
import { readJson } from '../files.ts';
import { findProgram } from '../find.ts';
import { root } from '../paths.ts';
import { startEphemeralProduct, type Product } from '../product.ts';
import { note } from '../progress.ts';
import { explain, UserError } from '../trouble.ts';
import { costOf, type PlaywrightReport, type PlaywrightSuite } from './journeys.ts';
import { messageOf } from './messages.ts';
import { count, single, type Check, type CheckContext, type Outcome, type Place, type TestResult } from './outcome.ts';
import { startCopiedProduct } from './servers.ts';
import { capture, LEAVE_WITH_PARENT } from './tools.ts';

const FOLDER = 'e2e';
/** What the files of a run of all journeys are called. */
const ALL = 'browser';
/** Journeys of such a file know nothing of each other: each can be tried again without the others. */
const APART = /^test\.describe\.configure\(\{ mode: 'parallel' \}\);$/m;
const isApart = (file: string): boolean =>
  existsSync(join(root, file)) && APART.test(readFileSync(join(root, file), 'utf8'));

/** The tests of a Playwright report. One that passed only when repeated has failed. */
export function playwrightResults(report: PlaywrightReport, apart = isApart): TestResult[] {
  const walk = (suite: PlaywrightSuite, above: string[], path: string): TestResult[] => {
    const titles = [...above, suite.title];
    const file = suite.file === undefined ? path : `${FOLDER}/${suite.file}`;
    const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ projectName, status, results = [] }): TestResult => {
        const name = [...titles, title, projectName].filter(Boolean).join(' › ');
        const state = status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed';
        const said = results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)).join('\n');
        const inFile = [...titles.slice(1), title];
        return {
          name: status === 'flaky' ? `${name} (passed only when repeated)` : name,
          state,
          place: { suite: 'browser', file, ...(apart(file) && { titles: inFile }) },
          ...(said !== '' && { message: messageOf(said) }),
        };
      }),
    );
    return [...own, ...(suite.suites ?? []).flatMap((inner) => walk(inner, titles, file))];
  };
  const errors = report.errors.map(({ message = 'unknown' }): TestResult => ({ name: message, state: 'failed' }));
  return [...report.suites.flatMap((suite) => walk(suite, [], `${FOLDER}/${suite.title}`)), ...errors];
}

// Chromium without the window nobody looks at does a sixth less work; where it is missing, any other does.
const HEADLESS = 'chromium-headless-shell';
const BROWSERS = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome'];

/** A browser: named by `CHROMIUM`, found on this machine, or installed where that is allowed. */
export async function findChromium(signal: AbortSignal): Promise<string> {
  const look = (): string | undefined => process.env['CHROMIUM'] ?? BROWSERS.map(findProgram).find(Boolean);
  if (look() === undefined && canInstall()) await aptInstall([HEADLESS], signal);
  const found = look();
  if (found !== undefined) return found;
  throw new UserError(
    `No Chromium on this machine. Install it (Debian: sudo apt-get install ${HEADLESS}) or set CHROMIUM.`,
  );
}

/** Debian packages of what the journeys speak, convert and recognise with, by the program each brings. */
const SPEECH: Readonly<Record<string, readonly string[]>> = {
  flite: ['flite'],
  ffmpeg: ['ffmpeg'],
  pocketsphinx_continuous: ['pocketsphinx', 'pocketsphinx-en-us'],
};

/** Speech for the journeys that talk: found on this machine, or installed where that is allowed. */
async function findSpeech(signal: AbortSignal): Promise<void> {
  const missing = (): string[] => Object.keys(SPEECH).filter((program) => findProgram(program) === undefined);
  const packages = missing().flatMap((program) => SPEECH[program] ?? []);
  if (packages.length > 0 && canInstall()) await aptInstall(packages, signal);
  if (missing().length === 0) return;
  throw new UserError(
    `The journeys that speak need ${missing().join(', ')}. Install them (Debian: sudo apt-get install ${packages.join(' ')}).`,
  );
}

let programs: Promise<string> | undefined;

/** What journeys need of this machine, looked for once. Answers the browser. */
const findPrograms = (signal: AbortSignal): Promise<string> =>
  (programs ??= findSpeech(signal)
    .then(() => findChromium(signal))
    .catch((error: unknown) => {
      // A second try looks again.
      programs = undefined;
      throw error;
    }));

interface Journeys {
  /** What its files below the folder of logs are called. */
  label: string;
  /** Lines as Playwright lists tests: a file, or a file and titles. All where absent. */
  list?: string[];
  args?: string[];
  /** One of their own where absent. */
  product?: Promise<Product> | undefined;
}

/** The product of all journeys, begun while another check ran. */
let begun: Promise<Product> | undefined;

/** Begins it on the servers of that check, and what has to be fetched. */
function begin(context: CheckContext): void {
  begun = startCopiedProduct(ALL, context);
  // Whoever asks for them hears why there is none.
  begun.catch(() => undefined);
  findPrograms(context.signal).catch(() => undefined);
}

interface Ran {
  results: TestResult[];
  /** Absent where nothing came about. */
  report?: PlaywrightReport | undefined;
}

/** Runs journeys, all or some, in a product of their own. */
async function runJourneys(
  { label, list, args = [], product: begunBefore }: Journeys,
  context: CheckContext,
): Promise<Ran> {
  const { signal, folder } = context;
  const chromium = await findPrograms(signal);
  const product = await (begunBefore ??
    startEphemeralProduct({ signal, durable: false, keepLogs: join(folder, label) }));
  try {
    const outputFile = join(context.folder, `${label}.json`);
    rmSync(outputFile, { force: true });
    const listFile = join(context.folder, `${label}.txt`);
    if (list) writeFileSync(listFile, `${list.join('\n')}\n`);
    const { code } = await capture(
      process.execPath,
      [
        ...LEAVE_WITH_PARENT,
        join(root, 'node_modules', '@playwright', 'test', 'cli.js'),
        'test',
        '--config',
        `${FOLDER}/playwright.config.ts`,
        `--reporter=line,json,${join(root, FOLDER, 'support', 'turns.ts')}`,
        ...(list ? [`--test-list=${listFile}`] : []),
        ...args,
      ],
      context,
      {
        show: true,
        env: { ...product.env, BASE_URL: product.url, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: outputFile },
      },
    );
    const report = readJson<PlaywrightReport>(outputFile);
    const results = report === undefined ? [] : playwrightResults(report);
    if (results.length === 0) return { results: [{ name: `${label}: did not run`, state: 'failed' }] };
    const silent = code !== 0 && results.every(({ state }) => state === 'passed');
    if (silent) results.push({ name: `${label}: the runner failed`, state: 'failed' });
    return { results, report };
  } finally {
    await product.stop();
  }
}

/** Runs the journeys of some places, one after the other, in one new product. */
export async function runJourneysAt(
  places: readonly Place[],
  label: string,
  context: CheckContext,
): Promise<TestResult[]> {
  const named = (file: string, titles: string[] = []) => [file.slice(FOLDER.length + 1), ...titles].join(' › ');
  const list = places.flatMap(({ file, titles, files }) => files?.map((one) => named(one)) ?? [named(file, titles)]);
  // What the run before has left to look at stays.
  const output = join(context.folder, `${label}-results`);
  return (
    await runJourneys(
      { label, list, args: ['--workers=1', '--trace=retain-on-failure', `--output=${output}`] },
      context,
    )
  ).results;
}

/** Files that were to run and of which nothing came: journeys are found by the file in which they are declared. */
export const unheard = (files: readonly string[], results: readonly TestResult[]): TestResult[] =>
  files
    .filter((file) => results.every(({ place }) => place?.file !== file))
    .map((file) => ({ name: `${file}: none of its journeys ran`, state: 'failed' }));

async function browser(context: CheckContext): Promise<Outcome> {
  if (!existsSync(join(root, FOLDER, 'playwright.config.ts')))
    return single('browser: e2e/playwright.config.ts is missing', false);
  const files = globSync(`${FOLDER}/**/*.spec.ts`, { cwd: root }).filter((file) => !file.endsWith('pictures.spec.ts'));
  const some = context.wanted && files.filter(context.wanted);
  if (some?.length === 0) return count([]);
  const list = some?.map((file) => file.slice(FOLDER.length + 1));
  const { results, report } = await runJourneys({ label: ALL, product: begun, ...(list && { list }) }, context).catch(
    (error: unknown): Ran => {
      note(explain(error));
      const place = { suite: 'browser' as const, file: 'browser', files };
      return { results: [{ name: 'browser: did not run', state: 'failed', message: explain(error), place }] };
    },
  );
  if (report === undefined) return count(results);
  // Of a file whose journeys all take turns none may fall to this commit.
  if (some) return count([...results, ...(context.tier === 'all' ? unheard(some, results) : [])]);
  const { seconds, slowest } = costOf(report);
  note(`journeys: ${seconds} s of work, most of it in ${slowest.join(', ')}`);
  return count(results);
}

export const BROWSER: Check[] = [
  { name: 'browser', fast: false, ahead: { during: 'integration', begin }, run: browser },
];
