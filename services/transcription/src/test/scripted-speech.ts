import { ScriptedServer } from '@talent-os/testing/scripted-server';

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
export class ScriptedSpeech extends ScriptedServer {
  static async start(): Promise<ScriptedSpeech> {
    return new ScriptedSpeech(...(await this.run(new URL('../../scripted/main.ts', import.meta.url))));
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
}
