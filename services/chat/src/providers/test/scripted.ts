import { ScriptedServer } from '@talent-os/testing/scripted-server';

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
export class Scripted extends ScriptedServer {
  static async start(): Promise<Scripted> {
    return new Scripted(...(await this.run(new URL('../../../scripted/main.ts', import.meta.url))));
  }

  /** The calls made with a key, in order. */
  async calls(key: string): Promise<readonly Call[]> {
    const response = await fetch(`${this.address}/calls?key=${encodeURIComponent(key)}`);
    return (await response.json()) as Call[];
  }
}
