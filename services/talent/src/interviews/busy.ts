import { BUSY_AT_ONCE, type BusyTime } from '@talent-os/contracts/calendar/shapes.js';
import { listHealthcareBusy } from '@talent-os/contracts/healthcare/calendar.js';
import { listCalendarBusy } from '@talent-os/contracts/productivity/calendar-busy.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { isSwitchedOn } from '@talent-os/service-kit/people/switched-on';
import { spanOf, type Span, type TakenTime } from './interview.rules.js';

export type Busy = Span & Pick<BusyTime, 'userId' | 'kind'>;
/** Who knows when people are busy, and in which module. */
const sources = {
  healthcare: { module: 'health-tech', list: listHealthcareBusy },
  productivity: { module: 'productivity', list: listCalendarBusy },
} as const;
type Source = keyof typeof sources;
/** `missing`: parts of the product that were not there to answer. */
export type BusyAnswer = { readonly busy: readonly Busy[]; readonly missing: readonly Source[] };

/**
 * When people are busy beside interviews, by the services that know: with shifts and leave, and by the calendars they
 * subscribe to. While one is away, what it knows is missing, and whoever reads is told so: interviews go on being arranged.
 */
export async function busyTimes(ctx: Ctx, userIds: readonly string[], span: Span): Promise<BusyAnswer> {
  const ids = [...new Set(userIds)].slice(0, BUSY_AT_ONCE);
  if (ids.length === 0) return { busy: [], missing: [] };
  const found = await Promise.all(
    (Object.keys(sources) as Source[]).map(async (source) => ({ source, busy: await busyBy(ctx, source, ids, span) })),
  );
  return {
    busy: found.flatMap(({ busy }) => busy ?? []),
    missing: found.flatMap(({ source, busy }) => (busy ? [] : [source])),
  };
}

/** Nothing where the service is away. */
async function busyBy(ctx: Ctx, source: Source, ids: string[], { start, end }: Span): Promise<Busy[] | undefined> {
  const { module, list } = sources[source];
  if (!(await isSwitchedOn(ctx, module))) return [];
  try {
    const { items } = await ctx.call(list, { userIds: ids, from: start.toISOString(), until: end.toISOString() });
    return items.map((one) => ({ ...one, start: new Date(one.start), end: new Date(one.end) }));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.log.warn({ err: error, source }, 'interviews are arranged without what a service knows');
    return undefined;
  }
}

/** When these people are at work or on leave around slots: asked before a transaction, as another service knows it. */
export async function awayAround(
  ctx: Ctx,
  people: readonly string[],
  slots: readonly Date[],
  minutes: number,
): Promise<TakenTime[]> {
  const times = slots.map((slot) => slot.getTime());
  if (times.length === 0) return [];
  const [first, last] = [new Date(Math.min(...times)), new Date(Math.max(...times))];
  const { busy } = await busyTimes(ctx, people, { start: first, end: spanOf(last, minutes).end });
  return busy.map(({ start, end }) => ({ start, end, away: true }));
}
