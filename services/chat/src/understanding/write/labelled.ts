import { findLabel } from '@talent-os/contracts/fields/index.js';
import type { Tool } from '../../tools/tool.js';
import type { AnalysedQuestion } from '../asked.js';
import { isFunction } from '../thesaurus.js';
import { stemsOfPhrase } from './phrases.js';
import type { Slot } from './slots.js';

/** Words of a message that stand behind what a field is called, the label's own words before them. */
export type Segment = { readonly label: readonly number[]; readonly from: number; readonly to: number };

/** Words that lead to the name of a field that holds a text: `the task` is no title. */
const TEXT_LEADS = /^(?:with|and|its|their|his|her|under)$/;
const LEADS = /^(?:with|and|its|their|his|her|under|by|the|in|is|as|to|of|for)$/;
const JOINS = /^(?:and|with|its|the|as|a|an|in|by|under|at|for|of)$/;

/**
 * Where the values of fields stand that are called by name: `with reference 12345 and location Boston`. `taken` words are
 * the order itself. A label counts where a word leads to it, or a colon follows.
 */
export function segmentsOf(
  tool: Tool,
  slots: readonly Slot[],
  asked: AnalysedQuestion,
  taken: ReadonlySet<number>,
): ReadonlyMap<string, Segment> {
  const found = slots.flatMap((slot) => {
    const label = labelAt(tool, slot, asked, taken);
    return label ? [{ field: slot.field, label }] : [];
  });
  const starts = found.map(({ label }) => label[0]!).toSorted((one, other) => one - other);
  return new Map(
    found.map(({ field, label }) => {
      let from = label.at(-1)! + 1;
      while (/^(?:is|to|as|be|should|of|was|at)$/.test(asked.words[from]?.lower ?? '')) from += 1;
      let to = starts.find((start) => start > label[0]!) ?? asked.words.length;
      while (to > from && to < asked.words.length && JOINS.test(asked.words[to - 1]!.lower)) to -= 1;
      return [field, { label, from, to }];
    }),
  );
}

function labelAt(
  tool: Tool,
  { field, spec, kind }: Slot,
  { words, text }: AnalysedQuestion,
  taken: ReadonlySet<number>,
): number[] | undefined {
  const { label, synonyms } = findLabel(tool.name, `in.${field}`);
  const keys = [spec.label ?? label, label, ...synonyms]
    .map((phrase) => stemsOfPhrase(phrase))
    .filter((key) => key.some((stem) => !isFunction(stem)))
    .toSorted((one, other) => other.length - one.length);
  for (const key of keys)
    for (let at = 0; at + key.length < words.length; at += 1) {
      if (!key.every((stem, step) => words[at + step]!.stem === stem && !taken.has(at + step))) continue;
      const colon = text.slice(words[at + key.length - 1]!.end).startsWith(':');
      const leads = kind === 'text' ? TEXT_LEADS : LEADS;
      if (colon || (key.length > 1 && kind !== 'text') || leads.test(words[at - 1]?.lower ?? ''))
        return key.map((_, step) => at + step);
    }
  return undefined;
}
