import type { Tool } from '../tools/tool.js';
import type { Option, Pending } from './conversation.js';
import type { AnswerScope } from '../present/rows.js';

type Args = Readonly<Record<string, unknown>>;

/** What comes of a message. Nothing of it has happened yet. */
export type Decision =
  | { readonly kind: 'help' | 'thanks' | 'capture' }
  | { readonly kind: 'cancelled'; readonly had: boolean }
  | {
      readonly kind: 'ask';
      readonly tool: Tool;
      readonly args: Args;
      readonly wanted: AnswerScope;
      readonly close: Tool | undefined;
    }
  | { readonly kind: 'propose'; readonly tool: Tool; readonly args: Args }
  | { readonly kind: 'denied'; readonly tool: Tool }
  | { readonly kind: 'asks'; readonly text: string; readonly options: readonly Option[]; readonly pending: Pending }
  | { readonly kind: 'tells'; readonly text: string }
  /** Not understood: what comes nearest, if anything does. */
  | { readonly kind: 'unclear'; readonly near: readonly Tool[]; readonly command: boolean };
