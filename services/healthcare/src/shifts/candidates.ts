import type { Output } from '@talent-os/contracts';
import type { shiftCandidates } from '@talent-os/contracts/healthcare/shifts-roster.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { fits } from './availability.rules.js';
import { workRefusal, type ShiftTerms } from './claim.rules.js';
import { availabilityOf } from './offer.js';
import { holdersOf, standingsOf } from './standing.queries.js';
import { hoursWithin, makesOvertime, workweekOf } from './work.rules.js';

type ShiftRow = Omit<ShiftTerms, 'startsAt' | 'endsAt'> & { startsAt: string; endsAt: string; startTime: string };

const SHIFT = `
  select date, start_time as "startTime", timezone, starts_at as "startsAt", ends_at as "endsAt",
    required_credentials as "requiredCredentials", status = 'cancelled' as cancelled
  from healthcare.shift where organization_id = $1 and id = $2`;
const NAMES = 'select id, name from healthcare.person where organization_id = $1 and id = any($2)';

/** Everybody who holds what a shift needs; who may work it first, then the fewest hours. */
export async function candidatesOf(ctx: Ctx, shiftId: string): Promise<Output<typeof shiftCandidates>> {
  const { db } = ctx;
  const row = await db.readOne<ShiftRow>(SHIFT, [shiftId]);
  if (!row) throw new DomainError('resource.missing');
  const wanted = { ...row, startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt) };
  const holders = (await holdersOf(db, wanted.requiredCredentials, wanted.date)).filter((id) => id !== ctx.userId);
  const [standings, parts, names] = await Promise.all([
    standingsOf(db, holders, wanted, ctx.now),
    availabilityOf(db, holders),
    db.read<{ id: string; name: string }>(NAMES, [holders]),
  ]);
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  const week = workweekOf(wanted.startsAt, wanted.timezone);
  const items = holders.map((userId) => {
    const standing = standings.get(userId)!;
    return {
      userId,
      name: nameOf.get(userId) ?? 'Former colleague',
      weekHours: hoursWithin(week, standing.work),
      overtime: makesOvertime(wanted, standing.work, wanted.timezone),
      fits: fits(wanted, parts.get(userId)),
      refusal: workRefusal(wanted, standing, ctx.now) ?? null,
    };
  });
  const rank = ({ refusal, fits: glad }: (typeof items)[number]) => (refusal ? 2 : glad ? 0 : 1);
  return {
    items: items.toSorted(
      (one, other) => rank(one) - rank(other) || one.weekHours - other.weekHours || one.name.localeCompare(other.name),
    ),
  };
}
