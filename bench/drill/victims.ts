import { setTimeout as after } from 'node:timers/promises';
import type { Service } from '../../local/child.ts';
import { askUntilReady } from '../../local/probe.ts';
import { loadSecrets } from '../../local/secrets.ts';
import { SERVERS } from '../../local/server.ts';
import type { ServiceName } from '../../local/docker.ts';
import { KINDS } from '../../local/sources.ts';
import { remember } from '../../local/state.ts';
import type { Product } from '../product.ts';

/** Something that is killed outright while it works, and started again at once. */
export interface Victim {
  /** What is killed, for the report. */
  title: string;
  /** Whether that is a process of the product itself. */
  endsPlatform: boolean;
  /** Sends SIGKILL. `random` chooses where there are several processes. Answers what brings it back and when it answers again. */
  kill(random: () => number): () => Promise<void>;
  /** Stops what was started in place of what was killed. */
  stop(): Promise<void>;
}

/** A process of the product. */
export function platformVictim({ platforms }: Product): Victim {
  return {
    title: 'the platform',
    endsPlatform: true,
    kill(random) {
      const all = [...platforms.values()];
      const platform = all[Math.floor(random() * all.length)];
      if (platform === undefined) throw new Error('no platform runs');
      process.kill(platform.pid, 'SIGKILL');
      return () => platform.start();
    },
    stop: () => Promise.resolve(),
  };
}

/** Attempts, with a pause, until what the killed server left behind is gone. */
const ATTEMPTS = 40;
const PAUSE = 250;

/** A backing server: of Postgres the process that all others depend on. */
export function serverVictim(name: ServiceName, { backing }: Product, signal: AbortSignal): Victim {
  const { dir, env, pids } = backing;
  const port = Number(new URL(env[KINDS[name].variable] ?? '').port);
  const password = loadSecrets(dir)[name];
  let pid = pids[name];
  let service: Service | undefined;
  const start = async (): Promise<void> => {
    const program = KINDS[name].find()[0]?.program ?? '';
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const started = await SERVERS[name].start({ dir, program, port, password, signal });
      service = started;
      pid = started.pid;
      remember(dir, name, pid);
      const probe = SERVERS[name].probe('127.0.0.1', port, password);
      if (await askUntilReady(probe, { timeoutMs: 30_000, gone: () => !started.running(), signal })) return;
      // Postgres refuses to start while a process of the killed one still lives.
      await after(PAUSE);
    }
    throw new Error(`${KINDS[name].title} did not come back`);
  };
  return {
    title: KINDS[name].title,
    endsPlatform: false,
    kill() {
      process.kill(pid, 'SIGKILL');
      return start;
    },
    stop: async () => service?.stop(SERVERS[name].graceMs),
  };
}
