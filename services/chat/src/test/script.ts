import { z } from 'zod';

/** What a question of these tests asks of the scripted answerer, as JSON in its text. */
export const Script = z.object({
  words: z.int().min(0),
  everyMs: z.int().min(0),
  /** How it ends, after its words. */
  end: z.enum(['complete', 'truncated', 'refuse', 'throw', 'hang']).default('complete'),
  /** Id of the call whose change it proposes before its words. */
  proposes: z.uuid().optional(),
});
export type Script = z.input<typeof Script>;

export const wordOf = (index: number) => `wörd-${index} 😀 `;

/** What an answer of so many words says. */
export const answerOf = (words: number) => Array.from({ length: words }, (_, index) => wordOf(index)).join('');

/** Text cut where it hurts: inside every pair. */
export const cut = (text: string): string[] => {
  const at = text.indexOf('😀') + 1;
  return [text.slice(0, at), text.slice(at)];
};
