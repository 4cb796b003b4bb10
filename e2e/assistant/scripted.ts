import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { test as base } from '../support/test.ts';

const LEAVE_WITH_PARENT = join(import.meta.dirname, '..', '..', 'local', 'leave-with-parent.mjs');
const PROGRAM = join(import.meta.dirname, '..', '..', 'services', 'chat', 'scripted', 'main.ts');

export type Scripted = {
  /** What a provider has as its address. */
  readonly baseUrl: string;
  /** Lets what waits at a gate go on, now and later. */
  openGate(): Promise<void>;
  stop(): Promise<void>;
};

/** The repository's scripted OpenAI-compatible server, as a program of its own on a free port. */
async function startScripted(): Promise<Scripted> {
  const program = spawn(process.execPath, ['--import', LEAVE_WITH_PARENT, PROGRAM], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: program.stdout });
  const [line] = (await Promise.race([
    once(lines, 'line'),
    once(program, 'exit').then(() => {
      throw new Error('the scripted server ended before it listened');
    }),
  ])) as [string];
  const address = line.replace(/^listening on /, '');
  return {
    baseUrl: `${address}/v1`,
    openGate: async () => void (await fetch(`${address}/gate`, { method: 'POST' })),
    stop: async () => {
      if (program.exitCode !== null || program.signalCode !== null) return;
      const ended = once(program, 'exit');
      program.kill();
      await ended;
    },
  };
}

/** Tests beside a scripted model that ends with them. */
export const test = base.extend<{ scripted: Scripted }>({
  // Playwright reads the names of what a fixture needs from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  scripted: async ({}, use) => {
    const scripted = await startScripted();
    await use(scripted);
    await scripted.stop();
  },
});
