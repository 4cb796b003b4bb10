import type { Output } from '@talent-os/contracts';
import type { Obstacle, shiftCandidates } from '@talent-os/contracts/healthcare/shifts-roster.js';
import { textOrder } from '@talent-os/contracts/search/text-order.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { fits } from '../own/availability.rules.js';
import { obstacleTo, type ShiftTerms, type WorkObstacle } from './claim.rules.js';
import { availabilityOf } from './offer.js';
import { lastDayOf } from '../shift.rules.js';
import { staffOf } from '../../units/people.queries.js';
import { holdersOf, monthHoursOf, standingsOf, type Work } from './standing.queries.js';
import { hoursBeside, makesOvertime, overtimeAdded } from '../work/work.rules.js';

type ShiftRow = Omit<ShiftTerms, 'startsAt' | 'endsAt'> & {
  department: string;
  startsAt: string;
  endsAt: string;
  startTime: string;
};

const SHIFT = `
  select department, date, start_time as "startTime", timezone, starts_at as "startsAt", ends_at as "endsAt",
    required_credentials as "requiredCredentials", status = 'cancelled' as cancelled
  from healthcare.shift where organization_id = $1 and id = $2`;
const NAMES = 'select id, name from healthcare.person where organization_id = $1 and id = any($2)';

/** Everybody who holds what a shift needs, or works where it is; who may work it first, then the fewest hours. */
export async function candidatesOf(ctx: Ctx, shiftId: string): Promise<Output<typeof shiftCandidates>> {
  const { db } = ctx;
  const row = await db.readOne<ShiftRow>(SHIFT, [shiftId]);
  if (!row) throw new DomainError('resource.missing');
  const wanted = { ...row, startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt) };
  const [holders, staff] = await Promise.all([
    holdersOf(db, wanted.requiredCredentials, lastDayOf(wanted)),
    staffOf(db, wanted.department, wanted.date),
  ]);
  const people = [...new Set([...holders, ...staff])].filter((id) => id !== ctx.userId);
  const [standings, parts, names, months] = await Promise.all([
    standingsOf(db, people, wanted, ctx.now, { planned: true }),
    availabilityOf(db, people),
    db.read<{ id: string; name: string }>(NAMES, [people]),
    monthHoursOf(db, people, wanted.date, ctx.now),
  ]);
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  const items = people.map((userId) => {
    const standing = standings.get(userId)!;
    const obstacle = obstacleTo(wanted, standing, ctx.now);
    return {
      userId,
      name: nameOf.get(userId) ?? 'Former colleague',
      weekHours: hoursBeside(wanted, standing.work, wanted.timezone),
      monthHours: months.get(userId) ?? 0,
      overtime: makesOvertime(wanted, standing.work, wanted.timezone),
      overtimeAdded: overtimeAdded(wanted, standing.work, wanted.timezone),
      fits: fits(wanted, parts.get(userId)),
      refusal: obstacle?.code ?? null,
      obstacle: obstacle ? shownObstacle(obstacle) : null,
    };
  });
  const rank = ({ refusal, fits: glad }: (typeof items)[number]) => (refusal ? 2 : glad ? 0 : 1);
  return {
    items: items.toSorted(
      (one, other) => rank(one) - rank(other) || one.weekHours - other.weekHours || textOrder(one.name, other.name),
    ),
  };
}

const shownObstacle = ({ code, credential, rest, other }: WorkObstacle<Work>): Obstacle => ({
  code,
  credential: credential ?? null,
  rest: rest ? { hours: rest.hours, neededHours: rest.needed } : null,
  other: other ? { date: other.date, startTime: other.startTime } : null,
});
