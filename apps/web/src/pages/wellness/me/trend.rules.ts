import type { Output } from '@talent-os/contracts/define';
import type { getWellnessTrend } from '@talent-os/contracts/productivity/wellness';
import { scales, scalesOf, type Instrument, type Scale } from '@talent-os/contracts/productivity/wellness-instruments';

export type Point = Output<typeof getWellnessTrend>['points'][number];

/** What one check-in came to: a value for each of its scales. */
export type Moment = {
  readonly id: string;
  readonly at: string;
  readonly scores: Readonly<Partial<Record<Scale, number>>>;
};

/** The check-ins with an instrument, oldest first. */
export function momentsOf(points: readonly Point[], instrument: Instrument): Moment[] {
  const shown = scalesOf(instrument);
  const byCheckin = Map.groupBy(
    points.filter(({ scale }) => shown.includes(scale)),
    ({ id }) => id,
  );
  return [...byCheckin].map(([id, scored]) => ({
    id,
    at: scored[0]!.at,
    scores: Object.fromEntries(scored.map(({ scale, score }) => [scale, score])),
  }));
}

/** Where support begins on the scales of an instrument, and on which side of it. */
export function lineOf(instrument: Instrument): { readonly at: number; readonly side: 'below' | 'above' } | undefined {
  const support = scalesOf(instrument).flatMap((scale) => scales[scale].support ?? [])[0];
  return support && { at: support.at, side: support.when === 'low' ? 'below' : 'above' };
}
