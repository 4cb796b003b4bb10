import type { HardRequirement } from '@talent-os/contracts/talent/seats.js';
import { NAMED_SEATS, PEOPLE_NEEDED, type IndustryMove } from '@talent-os/contracts/talent/ways.js';
import { readinessOf, type Need } from '../skills/readiness.rules.js';

export type MoveSeat = {
  readonly positionId: string;
  readonly title: string;
  readonly department: string;
  readonly requirements: readonly HardRequirement[];
  readonly needs: readonly Need[];
};

/** Skills and requirements that are named. */
const NAMED_MOST = 12;

/**
 * What somebody brings along into an industry, by its open seats. The share counts every skill each seat asks for: a skill
 * that ten seats ask for weighs ten times, and counts once it is named, at whatever level.
 */
export function moveInto(seats: readonly MoveSeat[], gone: number): Omit<IndustryMove, 'from' | 'to'> {
  const asked = seats.flatMap(({ needs }) => needs);
  const skills = [...Map.groupBy(asked, ({ skill }) => skill)]
    .map(([name, same]) => ({ name, seats: same.length, level: same[0]!.level }))
    .toSorted((one, other) => other.seats - one.seats || one.name.localeCompare(other.name));
  const carried = skills.filter(({ level }) => level > 0).reduce((sum, one) => sum + one.seats, 0);
  const wanted = seats.flatMap(({ requirements }) => [
    ...new Map(requirements.map((one) => [JSON.stringify([one.type, one.value]), one])).values(),
  ]);
  const requirements = [...Map.groupBy(wanted, ({ type, value }) => JSON.stringify([type, value])).values()]
    .map((same) => ({ type: same[0]!.type, value: same[0]!.value, seats: same.length }))
    .toSorted((one, other) => other.seats - one.seats || one.value.localeCompare(other.value));
  const bridges = seats
    .map(({ positionId, title, department, needs }) => ({
      positionId,
      title,
      department,
      match: readinessOf(needs).readiness ?? 0,
    }))
    .filter(({ match }) => match > 0)
    .toSorted((one, other) => other.match - one.match || one.title.localeCompare(other.title));
  return {
    seats: seats.length,
    share: asked.length === 0 ? null : Math.round((100 * carried) / asked.length),
    skills: skills.slice(0, NAMED_MOST),
    requirements: requirements.slice(0, NAMED_MOST),
    bridges: bridges.slice(0, NAMED_SEATS),
    people: gone < PEOPLE_NEEDED ? null : gone,
  };
}
