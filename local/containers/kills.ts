import { setTimeout as after } from 'node:timers/promises';
import type { Engine } from './engine.ts';
import { untilReady } from './outage.ts';
import type { Stack } from './stack.ts';

export const VICTIMS = ['platform', 'postgres', 'nats', 'redis', 'proxy'] as const;

export type Kill = { readonly victim: string; readonly seconds: number };

/**
 * Ends the first process of every container in turn by SIGKILL, as a crash does, and answers how long it took until all
 * was ready. `docker kill` would not do: what it ends stays ended.
 */
export async function killEach(engine: Engine, stack: Stack, helperImage: string): Promise<Kill[]> {
  const kills: Kill[] = [];
  for (const victim of VICTIMS) {
    const id = (await stack.containers()).get(victim) ?? '';
    const state = async (): Promise<string[]> =>
      (await engine.docker(['inspect', '--format', '{{.State.Pid}} {{.RestartCount}}', id])).trim().split(' ');
    const [pid = '', restarts = ''] = await state();
    const helper = ['run', '--rm', '--user=root', '--pid=host', '--network=none', '--entrypoint=node', helperImage];
    await engine.docker([...helper, '-e', `process.kill(${pid}, 'SIGKILL')`]);
    const began = performance.now();
    while ((await state())[1] === restarts) {
      if (performance.now() - began > 60_000) throw new Error(`${victim} was killed and not started again`);
      await after(20);
    }
    await untilReady(stack);
    kills.push({ victim, seconds: (performance.now() - began) / 1000 });
  }
  return kills;
}
