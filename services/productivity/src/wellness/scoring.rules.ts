import {
  scales,
  scalesOf,
  type Instrument,
  type Scale,
} from '@talent-os/contracts/productivity/wellness-instruments.js';

export type ScaleScore = { readonly scale: Scale; readonly score: number };
export type Answers = readonly (number | null)[];

/** Items of the WHO-5 are worth 0 to 5; four times their sum makes 0 to 100 (Topp et al. 2015). */
const WHO5_FACTOR = 4;
const HIGHEST = 100;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const toTenth = (value: number) => Math.round(value * 10) / 10;

/**
 * The scores of an instrument's answers, one for each scale with enough of them. WHO-5: sum × 4. CBI: mean of the items
 * answered, 0 to 100 (Kristensen et al. 2005). Mood: the answer itself, 1 to 5.
 */
export function scoresOf(instrument: Instrument, answers: Answers): ScaleScore[] {
  let from = 0;
  return scalesOf(instrument).flatMap((scale) => {
    const { items, atLeast } = scales[scale];
    const mine = answers.slice(from, (from += items.length));
    const values = mine.flatMap((answer, at) =>
      answer === null ? [] : [items[at]!.reversed ? HIGHEST - answer : answer],
    );
    if (values.length < atLeast) return [];
    return [{ scale, score: instrument === 'WHO5' ? sum(values) * WHO5_FACTOR : toTenth(sum(values) / values.length) }];
  });
}

/** Whether a score asks for support: a WHO-5 of 50 or less, a scale of the CBI of 75 or more. */
export function asksForSupport({ scale, score }: ScaleScore): boolean {
  const { support } = scales[scale];
  if (!support) return false;
  return support.when === 'low' ? score <= support.at : score >= support.at;
}
