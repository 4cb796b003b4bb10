import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { testEnvironment } from '../environment.ts';
import { readJson } from '../files.ts';
import { root } from '../paths.ts';
import { keepLogs } from '../product.ts';
import { note } from '../progress.ts';
import { explain } from '../trouble.ts';
import type { Backing } from '../backing.ts';
import { startEphemeralBacking } from '../ephemeral-backing.ts';
import {
  count,
  sum,
  under,
  type Check,
  type CheckContext,
  type FileTime,
  type Outcome,
  type Suite,
  type TestResult,
  type Tier,
} from './outcome.ts';
import { messageOf } from './messages.ts';
import { LOGIN_SECRET, splitLogins } from './nats-logins.ts';
import { dealt } from './parts.ts';
import { leaveServers, makeDemo, takeServers } from './servers.ts';
import { isForRun } from './tiers.ts';
import { capture, LEAVE_WITH_PARENT } from './tools.ts';

interface JestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    /** In milliseconds since 1970. */
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/** The tests of a Jest report; a file that could not be run is one failed test. */
export function jestResults(report: JestReport, suite: Suite): TestResult[] {
  return report.testResults.flatMap((file): TestResult[] => {
    const place = { suite, file: relative(root, file.name) };
    if (file.assertionResults.length === 0) {
      const name = `${place.file}: could not be run`;
      return [{ name, state: 'failed', message: messageOf(file.message), place }];
    }
    return file.assertionResults.map(({ fullName, status, failureMessages = [] }) => ({
      name: fullName,
      state: status === 'passed' || status === 'failed' ? status : 'skipped',
      place,
      ...(failureMessages.length > 0 && { message: messageOf(failureMessages.join('\n')) }),
    }));
  });
}

/** How long each file took, from the loading of its first module. */
const jestTimes = ({ testResults }: JestReport, suite: Suite): FileTime[] =>
  testResults.map(({ name, startTime, endTime }) => ({
    suite,
    file: relative(root, name),
    seconds: (endTime - startTime) / 1_000,
  }));

interface JestRun {
  /** A project of the Jest configuration. */
  project: string;
  /** Which way of running tests its results belong to. */
  suite: Suite;
  /** What its files below the folder of logs are called. */
  label: string;
  env: NodeJS.ProcessEnv;
  args: string[];
  /** All of the project where absent. */
  files?: readonly string[] | undefined;
}

/** Nothing is known of any of its tests: the product they need did not start, or the runner did not. */
const didNotRun = (label: string, suite: Suite, files: readonly string[] = []): TestResult => ({
  name: `${label}: did not run`,
  state: 'failed',
  message: 'It ended before a test began: see the log.',
  ...(files.length > 0 && { place: { suite, file: label, files: [...files] } }),
});

/** Runs one project of the Jest configuration. What belongs to no test is a result without a place. */
async function runJest(
  { project, suite, label, env, args, files }: JestRun,
  context: CheckContext,
): Promise<TestResult[]> {
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
      ...(files ? ['--runTestsByPath', ...files] : []),
    ],
    context,
    { env, show: true },
  );
  const report = readJson<JestReport>(outputFile);
  if (report === undefined) return [didNotRun(label, suite, files)];
  const results = jestResults(report, suite);
  context.times.push(...jestTimes(report, suite));
  const silent = code !== 0 && results.every(({ state }) => state === 'passed');
  return silent ? [...results, { name: `${label}: the runner failed`, state: 'failed' }] : results;
}

/** How a pass runs and which files are its own. Tests that start processes of their own are the same in every topology; one that measures memory runs with nothing beside it. */
const PASSES = {
  'one process': { TOPOLOGY: 'all', kind: '' },
  split: { TOPOLOGY: 'split', kind: '' },
  own: { TOPOLOGY: 'none', kind: 'own' },
  alone: { TOPOLOGY: 'none', kind: 'alone' },
};
export type Pass = keyof typeof PASSES;

const KIND = /(?:\.(own|alone))?\.integration\.test\.js$/;

/** What a test looks at beside the answers of its calls: news, jobs, files and spans take other ways in one process. */
const BESIDE_ANSWERS = /\b(?:eventually|settled|openRealtime|openOwnService|filesLeft|spansOf)\b/;

/**
 * Whether a test means something in a pass. In both topologies run the gateway, the conformance tests, which ask every
 * operation, and whatever sees more of a service than its answers. A service's answers alone are the same bytes whichever
 * way they come: such tests take the longer way, between processes. Those of the libraries need its database alone, once.
 */
export function runsIn(pass: Pass, file: string, text: string): boolean {
  if ((KIND.exec(file)?.[1] ?? '') !== PASSES[pass].kind) return false;
  if (file.startsWith('libs/')) return pass !== 'one process';
  return pass !== 'one process' || !file.startsWith('services/') || BESIDE_ANSWERS.test(text);
}

/** The source of a compiled file. */
const sourceOf = (file: string): string => file.replace('/dist/', '/src/').replace(/\.js$/, '.ts');

function filesOf(pass: Pass, context: CheckContext): string[] {
  const { wanted = () => true } = context;
  const all = globSync('{libs,services,apps}/*/dist/**/*.integration.test.js', { cwd: root });
  return all.filter(
    (file) =>
      wanted(file) && runsIn(pass, file, readFileSync(join(root, file), 'utf8')) && isForRun(context, sourceOf(file)),
  );
}

/**
 * The order of files is the same on every machine: Jest's own begins with what failed or took long the last time, so that
 * a test that is in another's way is so here and not there. `SHUFFLE=<seed>` is another order.
 */
const IN_ORDER = `--testSequencer=${join(root, 'local', 'checks', 'order.mjs')}`;

/** Files of a pass, which run one after the other in a product of their own on some servers. */
interface Part {
  pass: Pass;
  files: string[];
  label: string;
}

async function runOn(servers: Backing, { pass, files, label }: Part, context: CheckContext): Promise<TestResult[]> {
  const TEST_LOG = join(servers.dir, 'logs', `${label}.log`);
  const { TOPOLOGY } = PASSES[pass];
  // Each process of the split product signs in to NATS by what it hosts, and can do what that declares.
  const login = pass === 'split' ? { NATS_LOGIN_SECRET: LOGIN_SECRET } : {};
  const env = { ...(await testEnvironment(servers)), ...login, TOPOLOGY, TEST_LOG };
  const run = { project: 'integration', suite: pass, label, env, args: ['--runInBand', IN_ORDER], files };
  return under(pass, await runJest(run, context));
}

/** Runs files of a pass on servers of their own, which go when the work is done; what was logged beside them stays. */
export async function runPass(pass: Pass, files: string[], label: string, context: CheckContext) {
  const logins = pass === 'split' ? await splitLogins(context) : [];
  const servers = await startEphemeralBacking({ signal: context.signal, logins, durable: false });
  try {
    return await runOn(servers, { pass, files, label }, context);
  } finally {
    keepLogs(servers, join(context.folder, label));
    await servers.stop();
  }
}

/** What a pass has to run, in so many parts. */
const partsOf = (pass: Pass, context: CheckContext, parts = 1): Part[] =>
  dealt(filesOf(pass, context), parts, sourceOf).map((files, at) => ({
    pass,
    files,
    label: `integration-${pass}-${at + 1}-${parts}`.replaceAll(/\W/g, '-'),
  }));

/** Runs parts side by side on the same servers: the demo is made there once, and each product copies it. */
async function integration(label: string, parts: Part[], context: CheckContext): Promise<Outcome> {
  const some = parts.filter(({ files }) => files.length > 0);
  const failing =
    ({ pass, files, label: name }: Part) =>
    (error: unknown) => {
      note(`${name}: ${explain(error)}`);
      return under(pass, [didNotRun(name, pass, files)]);
    };
  if (some.length === 0) return count([]);
  try {
    const servers = await takeServers(context);
    const results = await Promise.all(some.map((part) => runOn(servers, part, context).catch(failing(part))));
    keepLogs(servers, join(context.folder, label));
    return count(results.flat());
  } catch (error) {
    return count(some.flatMap((part) => failing(part)(error)));
  } finally {
    await leaveServers();
  }
}

const CORES = availableParallelism();
/** Own products take turns: more parts of them would wait for each other. */
const OWN = Math.ceil(CORES / 2);
/**
 * The ways in which the tests of services run, one round after the other: the journeys are what tries everything in one
 * process before a push.
 */
const WAYS: Record<Tier, readonly Pass[]> = { gate: ['split'], all: ['split', 'one process'] };

/**
 * What runs side by side, round by round. Parts wait for clocks and processes as much as they work, and those of one round
 * keep every core busy; a part more is a product more to start, and a machine that answers too late.
 */
function roundsOf(context: CheckContext): Part[][] {
  const ways = WAYS[context.tier];
  const own = partsOf('own', context, OWN * ways.length);
  return ways.map((way, round) => [...partsOf(way, context, CORES), ...own.slice(round * OWN, (round + 1) * OWN)]);
}

/** What the parts begin with, begun while another check ran: one process makes it, and a core would wait. */
let begun: Promise<void> | undefined;

function begin(context: CheckContext): void {
  const parts = roundsOf(context).flat();
  if (parts.every(({ files }) => files.length === 0)) return;
  begun = makeDemo(context);
  // A part that finds no demo makes it.
  begun.catch((error: unknown) => note(`The demo was not made: ${explain(error)}`));
}

/** The rounds stand on the same servers, which whoever has begun leaves last. */
async function inRounds(context: CheckContext): Promise<Outcome> {
  if (!begun) begin(context);
  try {
    const outcomes: Outcome[] = [];
    for (const [round, parts] of roundsOf(context).entries())
      outcomes.push(await integration(`integration-${round + 1}`, parts, context));
    return sum(outcomes);
  } finally {
    await begun?.catch(() => undefined).then(leaveServers);
    begun = undefined;
  }
}

// Jest leaves one core to whoever watches.
const EVERY_CORE = '--maxWorkers=100%';

/** Tests that need no services, all of them or those at some paths, side by side. */
export const runPlain = (suite: 'unit' | 'web', label: string, context: CheckContext, files?: readonly string[]) =>
  runJest({ project: suite, suite, label, env: process.env, args: [EVERY_CORE], files }, context);

const SOURCE = /\/dist\/(.*)\.js$/;
/** The test file of a project that a source file is or was compiled to. */
const compiledTo = (file: string): string => file.replace(/^([^/]+\/[^/]+)\/src\/(.*)\.ts$/, '$1/dist/$2.js');

async function plainCheck(suite: 'unit' | 'web', context: CheckContext): Promise<Outcome> {
  if (context.wanted) {
    const all = globSync(
      suite === 'web' ? 'apps/web/src/**/*.test.{ts,tsx}' : '{libs,services,apps}/*/dist/**/*.test.js',
      {
        cwd: root,
      },
    );
    const files = all.filter((file) => !file.includes('.integration.') && context.wanted?.(file));
    return files.length === 0 ? count([]) : count(await runPlain(suite, suite, context, files));
  }
  if (context.only === undefined) return count(await runPlain(suite, suite, context));
  const web = suite === 'web';
  const touched = [...context.only].filter(
    (file) => file.startsWith('apps/web/') === web && /\.test\.tsx?$/.test(file),
  );
  const files = (web ? touched : touched.map(compiledTo).filter((file) => SOURCE.test(file))).filter(
    (file) => !file.includes('.integration.') && existsSync(join(root, file)),
  );
  return files.length === 0 ? { passed: 0, failures: [] } : count(await runPlain(suite, suite, context, files));
}

export const JEST: Check[] = [
  { name: 'unit', fast: true, beside: 'units', run: (context) => plainCheck('unit', context) },
  { name: 'web', fast: true, run: (context) => plainCheck('web', context) },
  { name: 'integration', fast: false, ahead: { during: 'web', begin }, run: inRounds },
  {
    name: 'memory',
    fast: false,
    only: 'all',
    run: (context) => integration('memory', partsOf('alone', context), context),
  },
];
