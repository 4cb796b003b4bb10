import { startNode } from '@talent-os/testing/start-node';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

type Call = {
  readonly model: string;
  readonly at: number;
  readonly events: number;
  readonly ended: 'open' | 'finished' | 'left' | 'torn';
  readonly headers: Record<string, string>;
  readonly asked: {
    readonly messages: readonly { readonly role: string; readonly content?: unknown }[];
    readonly tools?: readonly { readonly function: { readonly name: string } }[];
  };
};

/** The scripted provider in a process of its own, and what it was asked. */
export class Scripted {
  private constructor(
    private readonly child: ChildProcess,
    readonly address: string,
  ) {}

  static async start(): Promise<Scripted> {
    const main = fileURLToPath(new URL('../../../scripted/main.ts', import.meta.url));
    const child = startNode(['--no-warnings', main], { read: true });
    const [line] = (await once(createInterface(child.stdout!), 'line')) as [string];
    return new Scripted(child, line.replace('listening on ', ''));
  }

  get baseUrl(): string {
    return `${this.address}/v1`;
  }

  /** The calls made with a key, in order. */
  async calls(key: string): Promise<readonly Call[]> {
    const response = await fetch(`${this.address}/calls?key=${encodeURIComponent(key)}`);
    return (await response.json()) as Call[];
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill();
    await ended;
  }
}
