import { BUSY_AT_ONCE, type BusyTime } from '@talent-os/contracts/calendar/shapes.js';
import { listHealthcareBusy } from '@talent-os/contracts/healthcare/calendar.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { isSwitchedOn } from '@talent-os/service-kit/people/switched-on';
import { spanOf, type Span, type TakenTime } from './interview.rules.js';

export type Busy = Span & Pick<BusyTime, 'userId' | 'kind'>;
/** `missing`: parts of the product that were not there to answer. */
export type BusyAnswer = { readonly busy: readonly Busy[]; readonly missing: readonly 'healthcare'[] };

/**
 * When people are busy beside interviews, by the services that know: with shifts and leave. While one is away, what it
 * knows is missing, and whoever reads is told so: interviews go on being arranged.
 */
export async function busyTimes(ctx: Ctx, userIds: readonly string[], { start, end }: Span): Promise<BusyAnswer> {
  const ids = [...new Set(userIds)].slice(0, BUSY_AT_ONCE);
  if (ids.length === 0 || !(await isSwitchedOn(ctx, 'health-tech'))) return { busy: [], missing: [] };
  try {
    const asked = { userIds: ids, from: start.toISOString(), until: end.toISOString() };
    const { items } = await ctx.call(listHealthcareBusy, asked);
    const busy = items.map((one) => ({ ...one, start: new Date(one.start), end: new Date(one.end) }));
    return { busy, missing: [] };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.log.warn({ err: error }, 'interviews are arranged without shifts and leave');
    return { busy: [], missing: ['healthcare'] };
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
