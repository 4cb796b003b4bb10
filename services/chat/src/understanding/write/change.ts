import type { Origin } from '../../tools/proposal-words.js';
import type { Tool } from '../../tools/tool.js';

export type Option = { readonly name: string; readonly value: string };
export type Args = Readonly<Record<string, unknown>>;
export type Origins = Readonly<Record<string, Origin>>;

/** A change as far as it is known: what people said for it, what they chose, and where each value came from. */
export type BegunChange = {
  readonly tool: string;
  readonly args: Args;
  readonly origins: Origins;
  readonly said: string;
};

/** A change that lacks something, kept until it is complete or cancelled. */
export type Draft = BegunChange & {
  /** What was asked for; empty where people were asked what should change. */
  readonly field: string;
  readonly options: readonly Option[];
};

/** A change that was proposed last: what corrects it makes another proposal in its place. */
export type Proposed = BegunChange & { readonly callId: string };

export type Change =
  | {
      readonly kind: 'complete';
      readonly tool: Tool;
      readonly known: BegunChange;
      /** Figures and days of the message that have no place in the change. */
      readonly unplaced: readonly string[];
      /** It stands in for the change that was proposed last. */
      readonly corrects?: true;
    }
  | { readonly kind: 'asks'; readonly text: string; readonly options: readonly Option[]; readonly draft: Draft }
  | { readonly kind: 'says'; readonly text: string }
  | { readonly kind: 'denied'; readonly tool: Tool };
