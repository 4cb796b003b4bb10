import type { Payload } from '@talent-os/contracts';
import {
  handoverChanged,
  transitionCompleted,
  transitionMoved,
  transitionWaiting,
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

type Asked = Pick<TransitionMove, 'transitionId' | 'positionTitle' | 'employeeId' | 'approverIds' | 'waitsFor'>;

/** Who decides about a move: people by name, and anybody of HR or of the administration; never who moves. */
async function deciders(moved: Asked, facts: NoticeFacts, note = texts.approvalAsked): Promise<AddressedNote[]> {
  const { employeeId, approverIds, waitsFor } = moved;
  const name = await facts.nameOf(employeeId);
  const everybody = { hr: () => facts.transitionManagers(), admin: () => facts.administrators() };
  const groups = await Promise.all(waitsFor.map((who) => everybody[who]()));
  return [
    { to: facts.others(approverIds), note: note(moved, name) },
    ...groups.map((people) => ({
      to: facts.others(people).filter((id) => id !== employeeId),
      note: note(moved, name),
    })),
  ];
}

const asked: NotesOfMove = async (moved, facts) => [
  ...(await deciders(moved, facts)),
  { to: facts.others([moved.employeeId]), note: texts.ownMove('in_review', moved) },
];

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

  transitionWaiting: on(transitionWaiting, (moved, facts) =>
    deciders(moved, facts, texts.approvalStillAsked[moved.cause]),
  ),

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
