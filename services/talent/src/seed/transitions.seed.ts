import type { Industry } from '@talent-os/contracts';
import { transitionStatuses, transitionTypes, type Transition } from '../transitions/transition.entity.js';
import type { PositionRow } from './positions.seed.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { type Row, type World } from './world.js';

/** Days from today to the day a move takes effect, by where it stands. */
const effective: Record<Transition['status'], readonly [number, number]> = {
  requested: [35, 80],
  in_review: [25, 60],
  approved: [10, 40],
  in_progress: [1, 12],
  completed: [-120, -10],
  declined: [-60, 20],
  cancelled: [-60, 20],
};

/** Moves between one industry's seats, at least one in every state. */
export function transitionRows(world: World, industry: Industry, positions: readonly PositionRow[]): Row<Transition>[] {
  const dice = world.dice(`transitions/${industry}`);
  const seats = positions.filter((position) => position.industry === industry);
  const open = seats.filter((seat) => seat.status === 'open');
  const filled = seats.filter((seat) => seat.status === 'filled');
  const movers = dice.some(
    world.movers(industry).filter((person) => !person.signsIn),
    transitionStatuses.length + 2,
  );
  return movers.map((person, index) => {
    const status = transitionStatuses[index % transitionStatuses.length]!;
    return {
      employeeId: person.id,
      type: transitionTypes[index % 4]!,
      fromPositionId: index % 3 === 0 ? null : dice.pick(filled).id,
      toPositionId: (status === 'completed' ? filled : open)[index % 2]!.id,
      effectiveDate: new Date(world.now.getTime() + dice.between(...effective[status]) * DAY_MS)
        .toISOString()
        .slice(0, 10),
      status,
      createdAt: new Date(world.now.getTime() - dice.between(130, 170) * DAY_MS),
    };
  });
}
