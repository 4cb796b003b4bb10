import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

const PROGRAM = join(import.meta.dirname, '..', '..', 'services', 'chat', 'scripted', 'main.ts');

export type Scripted = {
  /** What a provider has as its address. */
  readonly baseUrl: string;
  /** Lets what waits at a gate go on, now and later. */
  openGate(): Promise<void>;
  stop(): Promise<void>;
};

/** The repository's scripted OpenAI-compatible server, as a program of its own on a free port. */
export async function startScripted(): Promise<Scripted> {
  const program = spawn(process.execPath, [PROGRAM], { stdio: ['ignore', 'pipe', 'inherit'] });
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
      const ended = once(program, 'exit');
      program.kill();
      await ended;
    },
  };
}
