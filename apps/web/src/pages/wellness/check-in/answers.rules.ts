import {
  instruments,
  scales,
  scalesOf,
  type Instrument,
  type Scale,
} from '@talent-os/contracts/productivity/wellness-instruments';

export type Answers = readonly (number | null)[];

/** The scales of an instrument with the place of their first item. */
export function sectionsOf(instrument: Instrument): readonly { readonly scale: Scale; readonly from: number }[] {
  let from = 0;
  return scalesOf(instrument).map((scale) => {
    const section = { scale, from };
    from += scales[scale].items.length;
    return section;
  });
}

/** What is still missing before answers can be sent, or nothing. */
export function complaintOf(instrument: Instrument, answers: Answers): string | undefined {
  if (instruments[instrument].whole && answers.includes(null)) return 'Please answer every question';
  if (answers.every((answer) => answer === null)) return 'Please answer at least one question';
  return undefined;
}
