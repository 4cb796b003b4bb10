import type { WireRequest } from './wire.ts';

/** One call as it was received, and how it ended. */
export type Call = {
  readonly key: string;
  readonly model: string;
  readonly path: string;
  readonly at: number;
  readonly asked: WireRequest | undefined;
  readonly headers: Record<string, string | string[] | undefined>;
  /** Events sent so far. */
  events: number;
  /** `left`: the caller went away before the end. */
  ended: 'open' | 'finished' | 'left' | 'torn';
};

/** Everything that was asked of this server, so that tests can say "one call" and see what a provider was told. */
export class Calls {
  private all: Call[] = [];
  private readonly turns = new Map<string, number>();

  add(call: Call): Call {
    this.all.push(call);
    return call;
  }

  /** Counts up how often this key has asked for this model. */
  turn(key: string, model: string): number {
    const turn = (this.turns.get(`${key} ${model}`) ?? 0) + 1;
    this.turns.set(`${key} ${model}`, turn);
    return turn;
  }

  of(key: string | null): readonly Call[] {
    return key === null ? this.all : this.all.filter((call) => call.key === key);
  }

  forget(): void {
    this.all = [];
    this.turns.clear();
  }
}
