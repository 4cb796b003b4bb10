import type { Output } from '@talent-os/contracts';
import type { getUnitPeople } from '@talent-os/contracts/healthcare/units.js';
import { textOrder } from '@talent-os/contracts/search/text-order.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { daysBetween, weekOf } from '@talent-os/service-kit/calendar';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { overtimeByPerson } from './overtime.rules.js';
import { ceuOf, heldBy, placedPeople, workOfWeeks } from './people.queries.js';
import { homesOf, isAtRisk } from './standing.rules.js';
import { allUnits } from './units.queries.js';

/** Days ahead in which an expiry is told. */
const AHEAD_DAYS = 90;

/** Whom the figures of a unit count, or those of all units: 404 for a unit that is not there. */
export async function peopleOfUnit(ctx: Ctx, unitId?: string): Promise<Output<typeof getUnitPeople>> {
  const units = await allUnits(ctx);
  const departments = units.map(({ department }) => department);
  const unit = units.find(({ id }) => id === unitId);
  if (unitId && !unit) throw new DomainError('resource.missing');
  const today = await todayOf(ctx);
  const [placed, held, ceu, work] = await Promise.all([
    placedPeople(ctx, 'all', today),
    heldBy(ctx, 'all'),
    ceuOf(ctx, 'all', today),
    workOfWeeks(ctx, 'all', today),
  ]);
  const there = [...homesOf(placed, departments)]
    .filter(([, home]) => !unit || home === unit.department)
    .map(([userId]) => userId);
  const overtime = overtimeByPerson(work, weekOf(today), unit ? [unit.department] : departments);
  const names = await ctx.db.read<{ id: string; name: string }>(
    'select id, name from healthcare.person where organization_id = $1 and id = any($2::uuid[])',
    [[...there, ...overtime.map(({ userId }) => userId)]],
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
      .toSorted((one, other) => one.daysLeft - other.daysLeft || textOrder(one.holderName, other.holderName)),
    ceu: ceu
      .filter((one) => there.includes(one.userId) && isAtRisk(one, today))
      .map(({ userId, earned, required, endsOn }) => ({ userId, name: named(userId), earned, required, endsOn }))
      .toSorted((one, other) => one.endsOn.localeCompare(other.endsOn) || textOrder(one.name, other.name)),
    overtime: overtime.map(({ userId, hours }) => ({ userId, name: named(userId), hours })),
  };
}
