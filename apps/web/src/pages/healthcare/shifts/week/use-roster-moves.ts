import {
  rosterWeek,
  type RosterPerson,
  type RosterSlot,
  type RosterWork,
} from '@talent-os/contracts/healthcare/roster';
import { fillShift, moveAssignment, removeFromShift } from '@talent-os/contracts/healthcare/shifts-roster';
import { inviteToShift } from '@talent-os/contracts/healthcare/units';
import { notify } from '@/lib/notify';
import { offerUndo } from '@/lib/undo';
import { useCommand } from '@/lib/use-command';
import { useShownMoves } from '@/ui/board/use-shown-moves';
import { shortDay } from './labels';
import { give, openingFor, take, type Week } from './week.rules';

/** What is carried over the grid: somebody's place in a shift, or a place nobody has. */
export type DraggedItem =
  | { readonly kind: 'work'; readonly work: RosterWork; readonly person: RosterPerson }
  | { readonly kind: 'slot'; readonly slot: RosterSlot };
export type RosterMoves = ReturnType<typeof useRosterMoves>;

/** What a mistaken assignment is taken back with: the person reads it. */
const MISTAKE = 'Assigned by mistake';
const placeOf = ({ date, part }: Pick<RosterSlot, 'date' | 'part'>) => `${shortDay(date)} ${part}`;

/** What the roster writes. */
const useWrites = () => ({
  fill: useCommand(fillShift),
  moving: useCommand(moveAssignment),
  remove: useCommand(removeFromShift, { done: 'Taken back' }),
  back: useCommand(moveAssignment, { done: 'Move taken back' }),
  invite: useCommand(inviteToShift, { done: 'Offered: they are told of the shift' }),
});

/** Assigns and moves people on the roster: at once, back where the server refuses, and with a way back for ten seconds. */
export function useRosterMoves(week: Week | undefined, announce: (text: string) => void) {
  const shown = useShownMoves(announce);
  const { fill, moving, remove, back, invite } = useWrites();

  async function assign(slot: RosterSlot, { userId, name }: Pick<RosterPerson, 'userId' | 'name'>): Promise<void> {
    const given = await shown.move({
      id: userId,
      name,
      from: 'the list',
      to: placeOf(slot),
      board: rosterWeek,
      after: (board: Week) => give(board, slot, userId, `new-${slot.shiftId}`),
      run: () => fill.run({ shiftId: slot.shiftId, userId }),
    });
    if (!given) return;
    const text = `${name} ${slot.status === 'draft' ? 'planned' : 'assigned'} for ${placeOf(slot)}${given.overtime ? ', as overtime' : ''}`;
    offerUndo(text, () => remove.mutate({ assignmentId: given.assignmentId, reason: MISTAKE }));
  }

  async function move(work: RosterWork, from: RosterPerson, slot: RosterSlot, to: RosterPerson): Promise<void> {
    const moved = await shown.move({
      id: work.assignmentId,
      name: from.name,
      from: placeOf(work),
      to: from === to ? placeOf(slot) : `${to.name}, ${placeOf(slot)}`,
      board: rosterWeek,
      after: (board: Week) => give(take(board, work), slot, to.userId, work.assignmentId),
      run: () => moving.run({ assignmentId: work.assignmentId, shiftId: slot.shiftId, userId: to.userId }),
    });
    if (!moved) return;
    const what = from.userId === to.userId ? `${from.name} moved to ` : `${from.name}’s ${placeOf(work)} goes to `;
    offerUndo(
      `${what}${from.userId === to.userId ? placeOf(slot) : to.name}${moved.overtime ? ', as overtime' : ''}`,
      () => back.mutate({ assignmentId: moved.assignmentId, shiftId: work.shiftId, userId: from.userId }),
    );
  }

  return {
    assign,
    /** Puts down what is carried on somebody's day. */
    place(carried: DraggedItem, person: RosterPerson, date: string): void {
      const found = week && targetOf(week, carried, person, date);
      if (typeof found === 'string') {
        announce(`${found}.`);
        notify.info(found);
      } else if (found && carried.kind === 'work') void move(carried.work, carried.person, found, person);
      else if (found) void assign(found, person);
    },
    offer: (shiftId: string, userId: string) => invite.mutate({ shiftId, userIds: [userId] }),
    loading: fill.loading || moving.loading || invite.loading,
  };
}

/** The shift that takes what is carried on somebody's day; a text where none does, nothing where it stands there already. */
function targetOf(week: Week, carried: DraggedItem, { userId }: RosterPerson, date: string) {
  const { date: from, part, shiftId } = carried.kind === 'work' ? carried.work : carried.slot;
  if (carried.kind === 'work' && from === date && carried.person.userId === userId) return undefined;
  const slot = from === date ? week.shifts.find((one) => one.shiftId === shiftId) : openingFor(week, date, part);
  return slot ?? `No free ${part} place on ${shortDay(date)}`;
}
