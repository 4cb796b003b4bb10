import type { TransitionDetail } from '@talent-os/contracts/talent/transitions';

/** Something a person hands over in a move, with the screen it is ticked on. */
export type Handover = {
  readonly id: string;
  readonly title: string;
  /** `YYYY-MM-DD`. */
  readonly due: string;
  /** Whose move it belongs to. */
  readonly employeeName: string;
  readonly to: string;
};

/** What a person still has to hand over, the next due first. */
export const handoversOf = (moves: readonly TransitionDetail[], personId: string): Handover[] =>
  moves
    .filter(({ status }) => status === 'in_progress')
    .flatMap(({ id: move, employeeName, tasks }) =>
      tasks
        .filter(({ ownerId, doneAt }) => ownerId === personId && doneAt === null)
        .map(({ id, title, due }) => ({ id, title, due, employeeName, to: `/talent/transition?transition=${move}` })),
    )
    .toSorted((one, other) => one.due.localeCompare(other.due));

type DueDay = { readonly due: string | null };

/** Tasks and handovers as one list of so many: what is due first, without a day last; of one day, tasks keep their order. */
export const mostUrgent = <T extends DueDay, H extends DueDay>(
  tasks: readonly T[],
  handovers: readonly H[],
  most: number,
): (T | H)[] => {
  const day = ({ due }: DueDay) => due ?? '9999-12-31';
  return [...tasks, ...handovers].toSorted((one, other) => day(one).localeCompare(day(other))).slice(0, most);
};
