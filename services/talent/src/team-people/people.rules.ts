import type { ErrorCode } from '@talent-os/contracts';
import { MOST_SUCCESSORS, type TeamPerson } from '@talent-os/contracts/talent/team-people.js';
import { actionsBy } from '@talent-os/service-kit/may';

type Seat = { readonly status: string; readonly holderId: string | null };

/** Why somebody is not named for a seat, or nothing. `known`: who is named for it already. */
export function namingRefusal(
  { status, holderId }: Seat,
  successorId: string,
  known: readonly string[],
): ErrorCode | undefined {
  if (status !== 'filled' || holderId === null) return 'successor.vacant';
  if (successorId === holderId) return 'successor.self';
  if (known.includes(successorId)) return 'successor.present';
  return known.length < MOST_SUCCESSORS ? undefined : 'successor.many';
}

type Row = Pick<TeamPerson, 'personId' | 'managerId' | 'moving' | 'successors'>;
type Planner = { readonly userId: string; readonly managesAll: boolean; readonly mayManage: boolean };

/**
 * One row per action. Who asks for a move manages moves, or is the manager of the person: a seat of their own to move
 * them to is a question of the form, and nobody asks for their own.
 */
const actions: Record<TeamPerson['may']['do'][number], (row: Row, caller: Planner) => boolean> = {
  name: ({ successors }) => successors < MOST_SUCCESSORS,
  move: ({ personId, managerId, moving }, { userId, managesAll, mayManage }) =>
    !moving && personId !== userId && mayManage && (managesAll || managerId === userId),
};

/** What the caller may do about a person of their reach. */
export const mayWith = (row: Row, caller: Planner): TeamPerson['may'] => ({ do: actionsBy(actions, row, caller) });
