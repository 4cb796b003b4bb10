import { setTimeout as after } from 'node:timers/promises';
import { ask, type Stack } from './stack.ts';

/** How often somebody asks, in milliseconds. */
const EVERY_MS = 50;
/** As patient as a browser. */
const WITHIN_MS = 70_000;
const READY = '/healthz/ready';

export type Outage = {
  readonly asked: number;
  /** What was answered instead of the wanted one. */
  readonly failures: readonly string[];
  /** Longest time without a good answer, in seconds. */
  readonly longest: number;
};

/** Asks at the proxy, again and again, while something is done. */
export async function outageDuring(stack: Stack, work: () => Promise<unknown>): Promise<Outage> {
  const done = new AbortController();
  let asked = 0;
  const failures: string[] = [];
  let longest = 0;
  let last = performance.now();
  const asking = (async () => {
    while (!done.signal.aborted) {
      const { status, body } = await ask(stack.url + READY, WITHIN_MS);
      asked += 1;
      if (status === 200) {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      } else failures.push(`${status} ${body.toString().slice(0, 200)}`.trim());
      await after(EVERY_MS);
    }
    longest = Math.max(longest, performance.now() - last);
  })();
  try {
    await work();
  } finally {
    done.abort();
    await asking;
  }
  return { asked, failures, longest: longest / 1000 };
}

/** Seconds until everything is ready again. Throws after `seconds`. */
export async function untilReady(stack: Stack, seconds = 120): Promise<number> {
  const began = performance.now();
  while ((await ask(stack.url + READY, 2000)).status !== 200) {
    if (performance.now() - began > seconds * 1000) throw new Error(`Not ready after ${seconds} s`);
    await after(EVERY_MS);
  }
  return (performance.now() - began) / 1000;
}
