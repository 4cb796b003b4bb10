import type { Successor } from '../team-people/successor.entity.js';
import type { PositionRow } from './positions.seed.js';
import type { SeedRow, World } from './world.js';

const notes = [
  'Has stood in for three weeks in spring, and nothing waited.',
  'Knows the accounts, and the team asks for their word already.',
  'Would need a year beside the present holder first.',
  'Asked for it in the last talk; the first half of a course is done.',
] as const;

/** Of the seats of one manager every third has somebody who is to succeed, now and then two. */
const EVERY = 3;

type Held = PositionRow & { readonly holderId: string; readonly filledAt: Date };
const isHeld = (seat: PositionRow): seat is Held => seat.holderId !== null && seat.filledAt !== null;

/** Who is named to succeed whom, by the manager of both. */
export function successorRows(world: World, seats: readonly PositionRow[]): SeedRow<Successor>[] {
  const teams = Map.groupBy(seats.filter(isHeld), ({ industry, hiringManagerId }) => `${industry}/${hiringManagerId}`);
  return [...teams.values()].flatMap((team) =>
    team.filter((_, at) => at % EVERY === 0).flatMap((seat, turn) => namedFor(world, team, seat, turn)),
  );
}

function namedFor(world: World, team: readonly Held[], seat: Held, turn: number): SeedRow<Successor>[] {
  const dice = world.dice(`successors/${seat.id}`);
  const others = team.filter(({ holderId }) => holderId !== seat.holderId);
  return dice.some(others, turn % 2 === 0 ? 1 : 2).map(({ holderId, filledAt }) => ({
    positionId: seat.id,
    userId: holderId,
    note: dice.pick(notes),
    namedById: seat.hiringManagerId,
    createdAt: dice.since(filledAt > seat.filledAt ? filledAt : seat.filledAt),
  }));
}
