import type { Output } from '@talent-os/contracts';
import type { getUnitPeople } from '@talent-os/contracts/healthcare/units.js';
import { type Ctx } from '@talent-os/service-kit';
import { daysBetween } from '@talent-os/service-kit/calendar';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { ceuOf, heldBy, placedPeople } from './people.queries.js';
import { isAtRisk } from './standing.rules.js';

/** Days ahead in which an expiry is told. */
const AHEAD_DAYS = 90;

/** Whose papers expire in a unit, the next first, and who lacks contact hours; 404 for a unit that is not there. */
export async function peopleOfUnit(ctx: Ctx, unitId: string): Promise<Output<typeof getUnitPeople>> {
  const unit = await ctx.db.readExisting<{ department: string }>(
    'select department from healthcare.unit where organization_id = $1 and id = $2',
    [unitId],
  );
  const today = await todayOf(ctx);
  const [placed, held, ceu] = await Promise.all([
    placedPeople(ctx, 'all', today),
    heldBy(ctx, 'all'),
    ceuOf(ctx, 'all', today),
  ]);
  const there = [
    ...new Set(placed.filter(({ department }) => department === unit.department).map(({ userId }) => userId)),
  ];
  const names = await ctx.db.read<{ id: string; name: string }>(
    'select id, name from healthcare.person where organization_id = $1 and id = any($2::uuid[])',
    [there],
  );
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  const named = (userId: string) => nameOf.get(userId) ?? 'Former colleague';
  return {
    credentials: held
      .filter(({ userId }) => there.includes(userId))
      .map(({ userId, ...credential }) => ({
        ...credential,
        holderName: named(userId),
        daysLeft: daysBetween(today, credential.expirationDate),
      }))
      .filter(({ daysLeft }) => daysLeft <= AHEAD_DAYS)
      .toSorted((one, other) => one.daysLeft - other.daysLeft || one.holderName.localeCompare(other.holderName)),
    ceu: ceu
      .filter((one) => there.includes(one.userId) && isAtRisk(one, today))
      .map(({ userId, earned, required, endsOn }) => ({ userId, name: named(userId), earned, required, endsOn }))
      .toSorted((one, other) => one.endsOn.localeCompare(other.endsOn) || one.name.localeCompare(other.name)),
  };
}
