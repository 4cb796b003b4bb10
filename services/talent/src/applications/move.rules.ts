import type { ErrorCode } from '@talent-os/contracts';
import { applicationActions, type PipelineCard } from '@talent-os/contracts/talent/applications.js';
import type { ApplicationStatus, Stage } from '@talent-os/contracts/talent/pipeline.js';
import { NOTICE_HOURS, REVERSAL_DAYS, UNDO_SECONDS } from '@talent-os/contracts/talent/rejections.js';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import type { StageMove } from './application.entity.js';
import { type PositionStatus, takesPeople } from '../positions/position.rules.js';

const HOUR_MS = 3_600_000;

export type Move = {
  readonly status: ApplicationStatus;
  readonly seat: PositionStatus;
  readonly from: string;
  /** Undefined where the pipeline has no such stage. */
  readonly to: Stage | undefined;
  /** An offer keeps the seat for this person. */
  readonly offerLive: boolean;
  /** An interview took place, and every scorecard is in. */
  readonly settled: boolean;
  /** Every hard requirement is met. */
  readonly requirementsMet: boolean;
  readonly note: string | undefined;
};

/** The first rule a move between stages would break, in the order people are told, or nothing. */
export function moveRefusal(move: Move): ErrorCode | undefined {
  const { to } = move;
  if (move.status !== 'active') return 'application.closed';
  if (!takesPeople(move.seat)) return 'application.seat';
  if (!to || to.key === move.from) return 'application.stage';
  if (to.type === 'hired') return 'application.hired';
  if (to.type !== 'offer') return move.offerLive ? 'application.offer' : undefined;
  if (!move.settled) return 'application.interviews';
  return move.requirementsMet || move.note ? undefined : 'application.requirement';
}

/** What else may be done with an application that has not ended: one that runs is held, one that rests taken up again. */
const otherActions = (status: ApplicationStatus) =>
  applicationActions.filter((action) => action !== 'nudge' && action !== (status === 'active' ? 'resume' : 'hold'));

/** What who keeps the pipeline may do with an application; a requirement that is not met is gone past with a note. */
export const mayWith = (
  facts: Omit<Move, 'to' | 'requirementsMet' | 'note'>,
  stages: readonly Stage[],
): PipelineCard['may'] => ({
  to: stages
    .filter((to) => !moveRefusal({ ...facts, to, requirementsMet: true, note: undefined }))
    .map(({ key }) => key),
  do: endRefusal(facts) ? [] : otherActions(facts.status),
});

/** Whether a person's own last move can be taken back: a move, theirs, and seconds old. `now` is an instant. */
export function undoable(history: readonly StageMove[], userId: string, now: Date): boolean {
  const last = history.at(-1);
  if (!last || last.kind || last.from === null || last.by !== userId) return false;
  return now.getTime() - Date.parse(last.at) <= UNDO_SECONDS * 1000;
}

/** History and stage as they were before the last move; the days in the stage count on. */
export function beforeLastMove(history: readonly StageMove[], appliedAt: Date) {
  const rest = history.slice(0, -1);
  const entered = rest.findLast(({ kind }) => !kind);
  return {
    history: rest,
    stageKey: history.at(-1)!.from!,
    stageEnteredAt: entered ? new Date(entered.at) : appliedAt,
  };
}

/** Why an application cannot end now, or nothing. */
export function endRefusal({ status, offerLive }: Pick<Move, 'status' | 'offerLive'>): ErrorCode | undefined {
  if (status !== 'active' && status !== 'on_hold') return 'application.closed';
  return offerLive ? 'application.offer' : undefined;
}

/** When a notice goes out. */
export const noticeDue = (now: Date): Date => new Date(now.getTime() + NOTICE_HOURS * HOUR_MS);

/** Why a rejection cannot be reversed, or nothing. `again`: another application of theirs for the position is active. */
export function restoreRefusal(
  { status, seat }: Pick<Move, 'status' | 'seat'>,
  since: Date | undefined,
  again: boolean,
  now: Date,
): ErrorCode | undefined {
  if (status !== 'rejected' || !since) return 'application.closed';
  if (now.getTime() - since.getTime() > REVERSAL_DAYS * DAY_MS) return 'application.final';
  if (!takesPeople(seat)) return 'application.seat';
  return again ? 'application.again' : undefined;
}

/** When an application was last rejected. */
export function rejectedAt(history: readonly StageMove[]): Date | undefined {
  const entry = history.findLast(({ kind }) => kind === 'rejected');
  return entry && new Date(entry.at);
}
