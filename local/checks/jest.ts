import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { testEnvironment } from '../environment.ts';
import { readJson } from '../files.ts';
import { root } from '../paths.ts';
import { startEphemeralBacking } from '../ephemeral-backing.ts';
import { count, single, sum, type Check, type CheckContext, type Outcome, type TestResult } from './outcome.ts';
import { capture, LEAVE_WITH_PARENT } from './tools.ts';

interface JestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/** The tests of a Jest report; a file that could not be run is one failed test. */
export function jestResults(report: JestReport): TestResult[] {
  return report.testResults.flatMap((file): TestResult[] => {
    if (file.assertionResults.length === 0)
      return [{ name: `${file.name}: could not be run`, state: 'failed', messages: [file.message] }];
    return file.assertionResults.map(({ fullName, status, failureMessages: messages = [] }) => ({
      name: fullName,
      state: status === 'passed' || status === 'failed' ? status : 'skipped',
      ...(messages.length > 0 && { messages }),
    }));
  });
}

/** Runs one project of the Jest configuration. */
async function runJest(
  project: string,
  label: string,
  context: CheckContext,
  env: NodeJS.ProcessEnv,
  args: string[] = [],
): Promise<Outcome> {
  const outputFile = join(context.folder, `${label}.json`);
  rmSync(outputFile, { force: true });
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const { code } = await capture(
    process.execPath,
    [
      ...LEAVE_WITH_PARENT,
      '--experimental-vm-modules',
      '--no-warnings',
      jest,
      '--selectProjects',
      project,
      '--json',
      `--outputFile=${outputFile}`,
      ...args,
    ],
    context,
    { env, show: true },
  );
  const report = readJson<JestReport>(outputFile);
  if (report === undefined) return single(`${label}: did not run`, false);
  const outcome = count(jestResults(report));
  const silent = code !== 0 && outcome.failures.length === 0;
  return silent ? { ...outcome, failures: [`${label}: the runner failed`] } : outcome;
}

/** How a pass runs and which files are its own. Tests that start processes of their own are the same in every topology; one that measures memory runs with nothing beside it. */
const PASSES = {
  'one process': { TOPOLOGY: 'all', kind: '' },
  split: { TOPOLOGY: 'split', kind: '' },
  own: { TOPOLOGY: 'none', kind: 'own' },
  alone: { TOPOLOGY: 'none', kind: 'alone' },
};
type Pass = keyof typeof PASSES;

const KIND = /(?:\.(own|alone))?\.integration\.test\.js$/;

/** What a test looks at beside the answers of its calls: news, jobs, files and spans take other ways in one process. */
const BESIDE_ANSWERS = /\b(?:eventually|settled|openRealtime|openOwnService|filesLeft|spansOf)\b/;

/**
 * Whether a test means something in a pass. In both topologies run the gateway, the conformance tests, which ask every
 * operation, and whatever sees more of a service than its answers. A service's answers alone are the same bytes whichever
 * way they come: such tests take the longer way, between processes. Those of the libraries run in no product at all.
 */
export function runsIn(pass: Pass, file: string, text: string): boolean {
  if ((KIND.exec(file)?.[1] ?? '') !== PASSES[pass].kind) return false;
  if (file.startsWith('libs/')) return pass !== 'split';
  return pass !== 'one process' || !file.startsWith('services/') || BESIDE_ANSWERS.test(text);
}

function filesOf(pass: Pass): string[] {
  const all = globSync('{libs,services,apps}/*/dist/**/*.integration.test.js', { cwd: root });
  return all.filter((file) => runsIn(pass, file, readFileSync(join(root, file), 'utf8')));
}

/** Which of the parts a file belongs to, by its name alone: one more file moves no other, and what shares a database stays together. */
export const partOf = (file: string, parts: number): number =>
  createHash('sha256').update(file).digest().readUInt8() % parts;

const ONE_BY_ONE = [
  '--runInBand',
  `--testSequencer=${join(root, 'libs', 'testing', 'dist', 'scattered-sequencer.js')}`,
  '--runTestsByPath',
];

/** Tests against real services of their own; `part` is which of how many parts: `1/2`. */
async function integration(pass: Pass, context: CheckContext, part = '1/1'): Promise<Outcome> {
  const backing = await startEphemeralBacking({ signal: context.signal });
  const label = `integration-${pass}-${part}`.replaceAll(/\W/g, '-');
  const [nth, parts] = part.split('/').map(Number) as [number, number];
  const files = filesOf(pass).filter((file) => partOf(file, parts) === nth - 1);
  try {
    const TEST_LOG = join(backing.dir, 'logs', 'products.log');
    const env = { ...(await testEnvironment(backing)), TOPOLOGY: PASSES[pass].TOPOLOGY, TEST_LOG };
    const outcome = await runJest('integration', label, context, env, [...ONE_BY_ONE, ...files]);
    return { ...outcome, failures: outcome.failures.map((failure) => `${pass}: ${failure}`) };
  } finally {
    const logs = join(backing.dir, 'logs');
    if (existsSync(logs)) cpSync(logs, join(context.folder, label), { recursive: true });
    await backing.stop();
  }
}

/** They wait for clocks and processes as much as they work: side by side, in halves, they keep every core busy. */
async function sideBySide(context: CheckContext): Promise<Outcome> {
  const passes = ['one process', 'split', 'own'] as const;
  const halves = passes.flatMap((pass) => ['1/2', '2/2'].map((part) => integration(pass, context, part)));
  return sum(await Promise.all(halves));
}

// Jest leaves one core to whoever watches.
const EVERY_CORE = ['--maxWorkers=100%'];

export const JEST: Check[] = [
  { name: 'unit', fast: true, run: (context) => runJest('unit', 'unit', context, process.env, EVERY_CORE) },
  { name: 'web', fast: true, run: (context) => runJest('web', 'web', context, process.env, EVERY_CORE) },
  { name: 'integration: one process, split, own', fast: false, run: sideBySide },
  { name: 'integration: memory', fast: false, run: (context) => integration('alone', context) },
];
