import type { Payload } from '@talent-os/contracts';
import {
  handoverChanged,
  transitionCompleted,
  transitionMoved,
} from '@talent-os/contracts/talent/transition-events.js';
import * as texts from '../texts/transition-texts.js';
import { on, type NoticeFacts, type AddressedNote } from './notice.js';

type TransitionMove = Payload<typeof transitionMoved>;
type NotesOfMove = (moved: TransitionMove, facts: NoticeFacts) => Promise<readonly AddressedNote[]>;

/** People besides the one who moves: both managers and who asked. */
const around = ({ managerIds, requestedById, employeeId }: TransitionMove, facts: NoticeFacts) =>
  facts.others([...new Set([...managerIds, requestedById])]).filter((id) => id !== employeeId);

const settled =
  (status: 'approved' | 'declined' | 'cancelled'): NotesOfMove =>
  async (moved, facts) => [
    { to: facts.others([moved.employeeId]), note: texts.ownMove(status, moved) },
    {
      to: around(moved, facts),
      note: texts.ledMove(status, moved, await facts.nameOf(moved.employeeId)),
    },
  ];

async function asked(moved: TransitionMove, facts: NoticeFacts): Promise<readonly AddressedNote[]> {
  const { employeeId, approverIds, waitsFor } = moved;
  const name = await facts.nameOf(employeeId);
  const everybody = { hr: () => facts.transitionManagers(), admin: () => facts.administrators() };
  const groups = await Promise.all(waitsFor.map((who) => everybody[who]()));
  return [
    { to: facts.others(approverIds), note: texts.approvalAsked(moved, name) },
    ...groups.map((people) => ({
      to: facts.others(people).filter((id) => id !== employeeId),
      note: texts.approvalAsked(moved, name),
    })),
    { to: facts.others([employeeId]), note: texts.ownMove('in_review', moved) },
  ];
}

/** Who is told what when a move comes into a state. */
const states: Record<TransitionMove['status'], NotesOfMove> = {
  requested: async (moved, facts) => [
    {
      to: facts.others(await facts.transitionManagers()),
      note: texts.reviewAsked(moved, await facts.nameOf(moved.employeeId)),
    },
  ],
  in_review: asked,
  approved: settled('approved'),
  in_progress: async () => [],
  completed: async () => [],
  declined: settled('declined'),
  cancelled: settled('cancelled'),
};

export const transitionNotices = {
  transitionMoved: on(transitionMoved, (moved, facts) => states[moved.status](moved, facts)),

  handoverChanged: on(handoverChanged, (changed, facts) => [
    { to: facts.others(changed.ownerIds), note: texts.handoverTask(changed) },
    { to: changed.what === 'day' ? facts.others([changed.employeeId]) : [], note: texts.dayChanged(changed) },
  ]),

  transitionCompleted: on(transitionCompleted, async ({ transitionId, employeeId, managerId, title }, facts) => {
    const move = { transitionId, positionTitle: title };
    return [
      { to: facts.others([employeeId]), note: texts.ownMoveDone(move) },
      { to: facts.others([managerId]), note: texts.ledMoveDone(move, await facts.nameOf(employeeId)) },
    ];
  }),
};
