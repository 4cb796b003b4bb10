import type { Offboarding as View, OffboardingDetail } from '@talent-os/contracts/talent/offboarding.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { peopleById } from '../people/people.js';
import { holdingsFor } from './holdings.js';
import { mayWith } from './may.rules.js';
import { wholeOffboarding, type OffboardingRow } from './offboarding.queries.js';
import { isRunning } from './offboarding.rules.js';

/** Offboardings as people read them, with names. */
export async function offboardingsAsRead(ctx: Ctx, rows: readonly OffboardingRow[]): Promise<View[]> {
  const [people, today] = await Promise.all([
    peopleById(
      ctx,
      rows.map(({ employeeId }) => employeeId),
    ),
    todayOf(ctx),
  ]);
  return rows.map(({ interviewerId, ...row }) => ({
    ...row,
    employeeName: people(row.employeeId).name,
    interviewed: interviewerId !== null,
    may: mayWith({ ...row, interviewerId, openTasks: row.tasks.total - row.tasks.done }, ctx.userId, today),
  }));
}

/** One of them in full; what was said in its exit interview only for who held it. */
export async function offboardingInFull(ctx: Ctx, id: string): Promise<OffboardingDetail> {
  const whole = await wholeOffboarding(ctx, id);
  if (!whole) throw new DomainError('resource.missing');
  const { startedById, list, handovers, interview, reason, startedAt, cancelReason, ...row } = whole;
  const [[one], held] = await Promise.all([
    offboardingsAsRead(ctx, [row]),
    isRunning(row) ? holdingsFor(ctx, row.employeeId) : { items: [], unanswered: [] },
  ]);
  const people = await peopleById(ctx, [
    startedById,
    row.interviewerId,
    ...list.map(({ doneById }) => doneById),
    ...handovers.map(({ toId }) => toId),
  ]);
  return {
    ...one!,
    reason,
    startedAt,
    cancelReason,
    startedByName: people(startedById).name,
    list: list.map(({ doneById, ...task }) => ({ ...task, doneByName: doneById && people(doneById).name })),
    holdings: held.items.map((holding) => {
      const toId = handovers.find(({ kind }) => kind === holding.kind)?.toId ?? null;
      return { ...holding, toId, toName: toId && people(toId).name };
    }),
    unanswered: held.unanswered,
    interview: interview && {
      heldOn: interview.heldOn,
      byName: people(row.interviewerId!).name,
      said:
        row.interviewerId === ctx.userId
          ? { themes: interview.themes, wouldReturn: interview.wouldReturn, note: interview.note }
          : null,
    },
  };
}
