import type { Output } from '@talent-os/contracts';
import type { getApplication } from '@talent-os/contracts/talent/applications.js';
import type { Answer } from '@talent-os/contracts/talent/position-questions.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { peopleById } from '../people/people.js';
import { reasonText } from '../reject-reasons/reasons.js';
import type { StageMove } from './application.entity.js';
import { allPipelines, applicationsById } from './applications.queries.js';
import { cardsOf } from './cards.js';
import { rejectedAt, restoreRefusal } from './move.rules.js';

type ApplicationRecord = {
  readonly history: readonly StageMove[];
  readonly answers: Answer[];
  readonly rejectReason: string | null;
  readonly noticeText: string | null;
  readonly noticeAt: string | null;
  readonly noticeSentAt: string | null;
};

const KEPT = `
  select a.history, a.answers, a.reject_reason as "rejectReason", a.notice_text as "noticeText", a.notice_at as "noticeAt",
    a.notice_sent_at as "noticeSentAt"
  from talent.application a where a.organization_id = $1 and a.id = $2`;

/** One application with its history, newest first, stages and people by name. 404 beyond the caller's reach. */
export async function detailOf(ctx: Ctx, applicationId: string): Promise<Output<typeof getApplication>> {
  const [rows, pipelines, kept] = await Promise.all([
    applicationsById(ctx, [applicationId]),
    allPipelines(ctx),
    ctx.db.readOne<ApplicationRecord>(KEPT, [applicationId]),
  ]);
  const [row] = rows;
  if (!row || !kept) throw new DomainError('resource.missing');
  const [[card], people] = await Promise.all([
    cardsOf(ctx, rows, pipelines),
    peopleById(ctx, [row.recruiterId, row.hiringManagerId, ...kept.history.map(({ by }) => by)]),
  ]);
  const stages = pipelines.find(({ id }) => id === row.pipelineId)!.stages.toSorted((a, b) => a.order - b.order);
  const nameOf = (key: string | null) => stages.find((stage) => stage.key === key)?.name ?? key;
  const seat = { status: row.status, seat: row.positionStatus };
  return {
    ...card!,
    stages,
    location: row.location,
    recruiterName: people(row.recruiterId).name,
    hiringManagerName: people(row.hiringManagerId).name,
    positionStatus: row.positionStatus,
    rejectReason: kept.rejectReason && (await reasonText(ctx.db, kept.rejectReason)),
    noticeText: kept.noticeText,
    noticeAt: kept.noticeAt,
    noticeSent: kept.noticeSentAt !== null,
    reversible: !restoreRefusal(seat, rejectedAt(kept.history), false, ctx.now),
    history: kept.history.toReversed().map(({ kind, from, to, by, at, note }) => ({
      kind: kind ?? null,
      from: nameOf(from),
      to: nameOf(to)!,
      byName: people(by).name,
      at,
      note,
    })),
    answers: kept.answers,
  };
}
