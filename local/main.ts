// What `npm start` does, from the backing services to the address to open.
import { mkdirSync } from 'node:fs';
import { startBacking } from './backing.ts';
import { tookSince } from './began.ts';
import { buildIfStale } from './build.ts';
import { choosePorts, platformEnvironment } from './environment.ts';
import { localDir } from './paths.ts';
import { Platform } from './platform.ts';
import { migrate, seed, setUp, signInTable } from './prepare.ts';
import { note, step } from './progress.ts';
import { stopLeftovers } from './state.ts';
import { requested, StopList, stopRequest } from './stopping.ts';
import { supervise } from './supervise.ts';
import { explain } from './trouble.ts';
import { watch } from './watch.ts';

async function run(args: string[], stopList: StopList, signal: AbortSignal): Promise<void> {
  const watching = args.includes('--watch');
  const dir = localDir;
  mkdirSync(dir, { recursive: true });
  const leftovers = await stopLeftovers(dir);
  if (leftovers.length > 0) note(`  stopped what an earlier start left running: ${leftovers.join(', ')}`);
  // Early, because it needs no time and is the most likely thing to be in the way.
  const ports = await choosePorts(process.env);
  note(`✓ Node ${process.version}`);

  const backing = await startBacking({ dir, log: note, step, signal });
  stopList.add(backing.stop);
  const env = platformEnvironment({ dir, ...ports, backing: backing.env, own: process.env });
  await step('Build', async () => ((await buildIfStale(dir, signal)) ? '' : 'is up to date'));
  await step('Migrate', () => migrate({ env, signal }));
  const demo = env['DEMO'] === 'true';
  const signIns = demo ? await step('Seed', () => seed({ env, signal })) : [];
  const firstLink = demo ? [] : await step('Set up', () => setUp({ env, signal }));

  const platform = new Platform({ dir, env, signal, args: args.filter((arg) => arg !== '--watch') });
  stopList.add(() => platform.stop());
  await step('Start', () => platform.start());

  note(`\nTalent OS is ready after ${tookSince(process.env)}: http://localhost:${ports.port}\n`);
  if (signIns.length > 0) note(`Sign in as\n${signInTable(signIns)}\n`);
  if (firstLink.length > 0) note(`${firstLink.join('\n')}\n`);
  note(`Log: ${platform.logFile}. Stop with Ctrl-C.`);
  if (watching) watch({ dir, env, platform, stopList, signal });
  // While somebody develops, the platform starts again with their next change.
  const parts = watching ? backing.servers : [...backing.servers, platform];
  await Promise.race([requested(signal), supervise(parts, { log: note, signal })]);
}

const signal = stopRequest();
const stopList = new StopList();
try {
  await run(process.argv.slice(2), stopList, signal);
} catch (error) {
  // Being asked to end while something starts is not a failure.
  if (!signal.aborted) {
    process.stderr.write(`\n${explain(error)}\n`);
    process.exitCode = 1;
  }
}
const began = performance.now();
const stopped = await stopList.stopAll((error) => note(explain(error)));
if (stopped > 0) note(`Stopped after ${((performance.now() - began) / 1000).toFixed(1)} s`);
process.exit();
