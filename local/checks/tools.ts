import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runBuild } from '../build.ts';
import { root, toolFile } from '../paths.ts';
import { explain } from '../trouble.ts';
import { messageOf } from './messages.ts';
import { isForRun } from './tiers.ts';
import { count, single, sum, type Check, type CheckContext, type Outcome, type TestResult } from './outcome.ts';

// A program that does not end by itself must not keep the whole run from its report.
const LONGEST_MS = 30 * 60_000;

/** Arguments of Node with which a program that `capture` runs ends with this process, also when this one is killed. */
export const LEAVE_WITH_PARENT = ['--import', join(root, 'local', 'leave-with-parent.mjs')];

/** Runs a program, answers its exit code and what it wrote. */
export function capture(
  command: string,
  args: string[],
  context: CheckContext,
  options: { env?: NodeJS.ProcessEnv; show?: boolean; cwd?: string } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const { env = process.env, show = false, cwd = root } = options;
    const stdio = show ? ('inherit' as const) : ('pipe' as const);
    const signal = AbortSignal.any([context.signal, AbortSignal.timeout(LONGEST_MS)]);
    const child = spawn(command, args, { cwd, env, stdio: ['pipe', stdio, stdio], signal });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.once('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a program that is one check; what it wrote is shown when it fails. */
async function tool(name: string, command: string, args: string[], context: CheckContext): Promise<Outcome> {
  const { code, output } = await capture(command, args, context);
  if (code !== 0) process.stdout.write(output);
  return single(name, code === 0);
}

const TYPE_PROJECTS = [
  'local',
  'e2e',
  'bench',
  'apps/web',
  'services/chat/scripted',
  'services/transcription/scripted',
];

const NOTHING: Outcome = { passed: 0, failures: [] };
/** Those of some files that are still there. */
const existing = (files: ReadonlySet<string>): string[] => [...files].filter((file) => existsSync(join(root, file)));

/** Formatted are files one by one: where only some are looked at, those that changed are among them. */
async function format(context: CheckContext): Promise<Outcome> {
  const files = context.only === undefined ? ['.'] : existing(context.only);
  if (files.length === 0) return NOTHING;
  const args = ['--check', '--no-error-on-unmatched-pattern', ...files];
  return tool('format (repair: npm run format)', toolFile('oxfmt'), args, context);
}

let compiling: Promise<Outcome> | undefined;

/** The packages, compiled once for all checks that read what comes of it. */
const compiled = (context: CheckContext): Promise<Outcome> =>
  (compiling ??= tool('types: packages', toolFile('tsc'), ['-b', '--checkers', '1'], context));
const compiles = async (context: CheckContext): Promise<boolean> => (await compiled(context)).failures.length === 0;

/** Its rules read the types of other packages where the compiler has put them. */
async function lint(context: CheckContext): Promise<Outcome> {
  if (!(await compiles(context))) return single('lint: not run, because the packages have wrong types', false);
  const files = context.only && existing(context.only).filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  if (files?.length === 0) return NOTHING;
  return tool('lint', toolFile('oxlint'), ['--deny-warnings', ...(files ?? [])], context);
}

async function types(context: CheckContext): Promise<Outcome> {
  if (!(await compiles(context))) return single('types: not run, because the packages have wrong types', false);
  const tsc = toolFile('tsc');
  const outcomes: Outcome[] = [];
  const touched = (folder: string): boolean =>
    context.only === undefined || [...context.only].some((file) => file.startsWith(`${folder}/`));
  for (const folder of TYPE_PROJECTS.filter((one) => existsSync(join(root, one, 'tsconfig.json')) && touched(one))) {
    outcomes.push(await tool(`types: ${folder}`, tsc, ['--noEmit', '--checkers', '1', '-p', folder], context));
  }
  return sum(outcomes);
}

/** What is left of the build where the packages are compiled: the web, whose types are another check's. */
async function build(context: CheckContext): Promise<Outcome> {
  if (!(await compiles(context))) return single('build: not run, because the packages have wrong types', false);
  try {
    await runBuild(context.signal, '@talent-os/web');
    return single('build', true);
  } catch (error) {
    process.stdout.write(`${explain(error)}\n`);
    return single('build', false);
  }
}

type Runner = 'runner' | 'runner with services';

/** A line of a test of the runner; what it said and where it stands follow where it failed. */
const TAP = /^(not )?ok \d+ - (.*?)( # (?:SKIP|TODO).*)?$\n(?:^ {2}---$\n([\s\S]*?)^ {2}\.\.\.$)?/gm;

/** The tests of what Node's runner wrote. */
export function runnerResults(output: string, suite: Runner, here = root): TestResult[] {
  return [...output.matchAll(TAP)].map(([, failed, name = '', skipped, said = '']): TestResult => {
    const file = /^ {2}location: '(.+?):\d+:\d+'$/m.exec(said)?.[1];
    return {
      name,
      state: skipped !== undefined ? 'skipped' : failed === undefined ? 'passed' : 'failed',
      ...(failed !== undefined && { message: messageOf(said) }),
      ...(file !== undefined && { place: { suite, file: relative(here, file) } }),
    };
  });
}

/** Runs files of this folder, which runs uncompiled and has no place in the compiled packages' runner. */
export async function runRunner(suite: Runner, files: readonly string[], context: CheckContext): Promise<TestResult[]> {
  const { code, output } = await capture(process.execPath, ['--test', '--test-reporter=tap', ...files], context);
  const results = runnerResults(output, suite);
  if (code !== 0 || results.length === 0) process.stdout.write(output);
  if (results.length === 0) return [{ name: `${suite}: did not run`, state: 'failed' }];
  const silent = code !== 0 && results.every(({ state }) => state === 'passed');
  return silent ? [...results, { name: `${suite}: the runner failed`, state: 'failed' }] : results;
}

/** Parts whose files the tests of this folder do not read. */
const ELSEWHERE = /^(libs|services|apps|e2e|bench|docs)\//;

/** Tests that start services are left to the slow part. */
async function runner(suite: Runner, context: CheckContext): Promise<Outcome> {
  if (context.only && [...context.only].every((file) => ELSEWHERE.test(file))) return NOTHING;
  const services = suite === 'runner with services';
  const files = globSync('local/**/*.test.ts', { cwd: root });
  return count(
    await runRunner(
      suite,
      files.filter((file) => services === file.includes('.integration.') && isForRun(context, file)),
      context,
    ),
  );
}

export const TOOLS: Check[] = [
  { name: 'format', fast: true, beside: 'sources', run: format },
  { name: 'packages', fast: true, beside: 'sources', run: compiled },
  {
    name: 'fences',
    fast: true,
    beside: 'sources',
    run: (context) => tool('fences', process.execPath, [join(root, 'local', 'fences.ts')], context),
  },
  { name: 'build', fast: true, beside: 'sources', run: build },
  { name: 'types', fast: true, beside: 'sources', run: types },
  { name: 'lint', fast: true, beside: 'sources', run: lint },
  { name: 'runner', fast: true, beside: 'units', run: (context) => runner('runner', context) },
  {
    name: 'runner with services',
    fast: false,
    beside: 'units',
    run: (context) => runner('runner with services', context),
  },
];
