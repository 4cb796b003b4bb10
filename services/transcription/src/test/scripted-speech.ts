import { startNode } from '@talent-os/testing/start-node';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

type Call = {
  readonly model: string;
  readonly format: string;
  readonly language: string | null;
  readonly file: { readonly name: string; readonly bytes: number; readonly sha256: string } | null;
  readonly key: string;
  readonly ended: 'open' | 'answered' | 'left';
};

/** What the scripted engine says where all goes well. */
export const SPOKEN = 'The quick brown fox jumps over the lazy dog.';

/** The scripted speech API in a process of its own, and what it was asked. */
export class ScriptedSpeech {
  private constructor(
    private readonly child: ChildProcess,
    readonly address: string,
  ) {}

  static async start(): Promise<ScriptedSpeech> {
    const main = fileURLToPath(new URL('../../scripted/main.ts', import.meta.url));
    const child = startNode(['--no-warnings', main], { read: true });
    const [line] = (await once(createInterface(child.stdout!), 'line')) as [string];
    return new ScriptedSpeech(child, line.replace('listening on ', ''));
  }

  get baseUrl(): string {
    return `${this.address}/v1`;
  }

  async calls(): Promise<readonly Call[]> {
    return (await (await fetch(`${this.address}/calls`)).json()) as Call[];
  }

  /** Lets everything answer that waits at the gate. */
  async open(): Promise<void> {
    await fetch(`${this.address}/open`);
  }

  /** Forgets all calls and shuts the gate. */
  async reset(): Promise<void> {
    await fetch(`${this.address}/reset`);
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill();
    await ended;
  }
}
