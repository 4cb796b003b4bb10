import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, canInstall } from '../apt.ts';
import { readJson } from '../files.ts';
import { findProgram } from '../find.ts';
import { root } from '../paths.ts';
import { startEphemeralProduct } from '../product.ts';
import { UserError } from '../trouble.ts';
import { count, single, type Check, type CheckContext, type Outcome, type TestResult } from './outcome.ts';
import { capture, LEAVE_WITH_PARENT } from './tools.ts';

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: {
    title: string;
    tests: { projectName: string; status: string; results?: { errors: { message?: string }[] }[] }[];
  }[];
}

interface PlaywrightReport {
  suites: Suite[];
  errors: { message?: string }[];
}

/** The tests of a Playwright report. One that passed only when repeated has failed. */
export function playwrightResults(report: PlaywrightReport): TestResult[] {
  const walk = (suite: Suite, above: string[]): TestResult[] => {
    const titles = [...above, suite.title];
    const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ projectName, status, results = [] }): TestResult => {
        const name = [...titles, title, projectName].filter(Boolean).join(' › ');
        const state = status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed';
        const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).filter(Boolean);
        return {
          name: status === 'flaky' ? `${name} (passed only when repeated)` : name,
          state,
          ...(messages.length > 0 && { messages }),
        };
      }),
    );
    return [...own, ...(suite.suites ?? []).flatMap((inner) => walk(inner, titles))];
  };
  const errors = report.errors.map(({ message = 'unknown' }): TestResult => ({ name: message, state: 'failed' }));
  return [...report.suites.flatMap((suite) => walk(suite, [])), ...errors];
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

// Journeys do in a minute what people do in a day, all from one address.
const HURRIED = {
  RATE_LIMIT_PER_MINUTE: '1000000',
  RATE_LIMIT_SIGN_IN_FAILURES: '100000',
  RATE_LIMIT_REGISTER_PER_MINUTE: '100000',
  RATE_LIMIT_BYTES_PER_MINUTE: '1000000000',
  RATE_LIMIT_CHAT_PER_MINUTE: '100000',
};

async function browser(context: CheckContext): Promise<Outcome> {
  if (!existsSync(join(root, 'e2e', 'playwright.config.ts')))
    return single('browser: e2e/playwright.config.ts is missing', false);
  const chromium = await findChromium(context.signal);
  await findSpeech(context.signal);
  const keepLogs = join(context.folder, 'browser');
  const product = await startEphemeralProduct({ signal: context.signal, keepLogs, env: HURRIED });
  try {
    const outputFile = join(context.folder, 'browser.json');
    rmSync(outputFile, { force: true });
    const { code } = await capture(
      process.execPath,
      [
        ...LEAVE_WITH_PARENT,
        join(root, 'node_modules', '@playwright', 'test', 'cli.js'),
        'test',
        '--config',
        'e2e/playwright.config.ts',
        '--reporter=line,json',
      ],
      context,
      {
        show: true,
        env: { ...product.env, BASE_URL: product.url, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: outputFile },
      },
    );
    const report = readJson<PlaywrightReport>(outputFile);
    const results = report === undefined ? [] : playwrightResults(report);
    if (results.length === 0) return single('browser: did not run', false);
    const outcome = count(results);
    const silent = code !== 0 && outcome.failures.length === 0;
    return silent ? { ...outcome, failures: ['browser: the runner failed'] } : outcome;
  } finally {
    await product.stop();
  }
}

export const BROWSER: Check[] = [{ name: 'browser', fast: false, run: browser }];
