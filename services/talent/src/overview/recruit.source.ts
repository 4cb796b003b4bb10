import { listApplications } from '@talent-os/contracts/talent/applications.js';
import { SCORECARD_HOURS } from '@talent-os/contracts/talent/interview-states.js';
import type { StageType } from '@talent-os/contracts/talent/pipeline.js';
import type { Ctx } from '@talent-os/service-kit';
import { myTurns, stagesOnTheWay } from '../applications/standing.queries.js';
import { keptTo } from '../interviews/reach.js';
import { mayTakeStep } from '../offers/approvers.js';
import { waitingStep } from '../offers/offer.rules.js';
import type { Approval } from '../offers/offer.entity.js';
import type { Owed, Source } from './source.js';

const titles: Record<StageType, string> = {
  applied: 'Applications just in',
  screen: 'Applications at screening',
  assess: 'Applications at assessment',
  interview: 'Applications at interviews',
  offer: 'Applications at offers',
  hired: 'Hired',
};

/** People in the pipelines the caller sees: whose turn is the caller's, and in which stages they stay too long. */
export const recruitSource: Source = {
  access: listApplications.access,
  stand: async (ctx, today) => {
    const [stages, turns, offers, scorecards] = await Promise.all([
      stagesOnTheWay(ctx, today),
      myTurns(ctx),
      offersToApprove(ctx),
      scorecardsOwed(ctx),
    ]);
    const approving = new Set(offers.map(({ id }) => id));
    return {
      count: stages.reduce((sum, { count }) => sum + count, 0),
      owed: [...offers, ...scorecards, ...turns.filter(({ id }) => !approving.has(id))],
      late: stages
        .filter(({ of }) => of > 0)
        .map(({ step, late, of, days }) => ({ step, title: titles[step], late, of, days })),
    };
  },
};

type Offer = {
  readonly applicationId: string;
  readonly title: string;
  readonly candidateId: string;
  readonly hiringManagerId: string;
  readonly approvals: readonly Approval[];
};

/** Offers whose next approval is the caller's: never of their own terms. */
async function offersToApprove(ctx: Ctx): Promise<Owed[]> {
  const rows = await ctx.db.read<Offer>(
    `select o.application_id as "applicationId", p.title, o.candidate_id as "candidateId",
       p.hiring_manager_id as "hiringManagerId", o.approvals
     from talent.offer o join talent.position p on p.organization_id = $1 and p.id = o.position_id
     where o.organization_id = $1 and o.status = 'in_approval' and o.author_id <> $2
       and ($3::uuid is null or p.hiring_manager_id = $3)
     order by o.created_at, o.id`,
    [ctx.userId, keptTo(ctx)],
  );
  return rows
    .filter(({ approvals, hiringManagerId }) => {
      const step = waitingStep(approvals);
      return step !== undefined && mayTakeStep(ctx, step, hiringManagerId);
    })
    .map(({ applicationId, title, candidateId }) => ({
      kind: 'offer',
      id: applicationId,
      title,
      personId: candidateId,
      dueOn: null,
    }));
}

/** Interviews that are over and whose scorecard the caller has not submitted, with the day it is due. */
const scorecardsOwed = async (ctx: Ctx): Promise<Owed[]> =>
  (
    await ctx.db.read<Omit<Owed, 'kind'>>(
      `select i.application_id as id, p.title, i.candidate_id as "personId",
         ((i.end_at + interval '${SCORECARD_HOURS} hours')::date)::text as "dueOn"
       from talent.interview i
       join talent.position p on p.organization_id = $1 and p.id = i.position_id
       join talent.application a on a.organization_id = $1 and a.id = i.application_id and a.status = 'active'
       where i.organization_id = $1 and $2::uuid = any(i.interviewer_ids) and i.status in ('scheduled', 'completed')
         and i.end_at <= $3 and not exists (select 1 from talent.scorecard s
           where s.organization_id = $1 and s.interview_id = i.id and s.interviewer_id = $2)
       order by i.end_at, i.id`,
      [ctx.userId, ctx.now],
    )
  ).map((row) => ({ ...row, kind: 'scorecard' }));
