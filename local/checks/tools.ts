import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { runBuild } from '../build.ts';
import { root, toolFile } from '../paths.ts';
import { explain } from '../trouble.ts';
import { single, sum, type Check, type CheckContext, type Outcome } from './outcome.ts';

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

/** Its rules read the types of other packages where the compiler has put them: what is not compiled yet is so first. */
async function lint(context: CheckContext): Promise<Outcome> {
  const compiled = await tool('lint: packages', toolFile('tsc'), ['-b'], context);
  return compiled.failures.length > 0 ? compiled : tool('lint', toolFile('oxlint'), ['--deny-warnings'], context);
}

async function types(context: CheckContext): Promise<Outcome> {
  const tsc = toolFile('tsc');
  const outcomes = [await tool('types: packages', tsc, ['-b'], context)];
  for (const folder of TYPE_PROJECTS.filter((one) => existsSync(join(root, one, 'tsconfig.json')))) {
    outcomes.push(await tool(`types: ${folder}`, tsc, ['--noEmit', '-p', folder], context));
  }
  return sum(outcomes);
}

async function build(context: CheckContext): Promise<Outcome> {
  try {
    await runBuild(context.signal);
    return single('build', true);
  } catch (error) {
    process.stdout.write(`${explain(error)}\n`);
    return single('build', false);
  }
}

/** The tests of this folder, which runs uncompiled and has no place in the compiled packages' runner. */
async function runner(pattern: string, context: CheckContext): Promise<Outcome> {
  // Tests that start services are left to the slow part.
  const services = pattern.includes('integration');
  const files = globSync(pattern, { cwd: root }).filter((file) => services === file.includes('.integration.'));
  const { code, output } = await capture(process.execPath, ['--test', '--test-reporter=tap', ...files], context);
  const figure = (name: string): number => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  const passed = figure('pass');
  if (code === 0 && passed > 0 && figure('skipped') + figure('todo') === 0) return { passed, failures: [] };
  process.stdout.write(output);
  const failed = [...output.matchAll(/^not ok \d+ - (.*)$/gm)].map((match) => match[1] ?? '');
  return { passed, failures: failed.length > 0 ? failed : ['runner: a test was skipped or none ran'] };
}

export const TOOLS: Check[] = [
  {
    name: 'format',
    fast: true,
    run: (context) => tool('format (repair: npm run format)', toolFile('oxfmt'), ['--check', '.'], context),
  },
  { name: 'types', fast: true, run: types },
  { name: 'lint', fast: true, run: lint },
  {
    name: 'fences',
    fast: true,
    run: (context) => tool('fences', process.execPath, [join(root, 'local', 'fences.ts')], context),
  },
  { name: 'build', fast: true, run: build },
  { name: 'runner', fast: true, run: (context) => runner('local/**/*.test.ts', context) },
  { name: 'runner with services', fast: false, run: (context) => runner('local/**/*.integration.test.ts', context) },
];
