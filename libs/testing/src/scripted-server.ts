import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startNode } from './start-node.js';

/** A scripted API in a process of its own, which prints `listening on <address>` once it does. */
export class ScriptedServer {
  constructor(
    private readonly child: ChildProcess,
    readonly address: string,
  ) {}

  /** Starts the program; answers what the constructor takes. */
  protected static async run(main: URL): Promise<[child: ChildProcess, address: string]> {
    const child = startNode(['--no-warnings', fileURLToPath(main)], { read: true });
    const [line] = (await once(createInterface(child.stdout!), 'line')) as [string];
    return [child, line.replace('listening on ', '')];
  }

  get baseUrl(): string {
    return `${this.address}/v1`;
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill();
    await ended;
  }
}
