import { MOST_OF_A_KIND } from '@talent-os/contracts/inbox/shapes.js';
import { listApplications } from '@talent-os/contracts/talent/applications.js';
import {
  interviewKindLabels,
  SCORECARD_HOURS,
  type InterviewKind,
} from '@talent-os/contracts/talent/interview-states.js';
import { hiringReader, listMyInterviews, submitScorecard } from '@talent-os/contracts/talent/interviews.js';
import { decideOffer } from '@talent-os/contracts/talent/offers.js';
import { admits } from '@talent-os/contracts';
import type { Day } from '@talent-os/service-kit/calendar';
import {
  actionFor,
  dayText,
  inboxRow,
  moneyText,
  momentText,
  type InboxSource,
} from '@talent-os/service-kit/inbox/inbox';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { APPLICATION, dueOnIn, joinedFor, ON_THE_WAY } from '../applications/application.sql.js';
import { withinReach } from '../applications/applications.queries.js';
import { turnBesideInterviews } from '../applications/waiting-party.sql.js';
import { mayTakeStep } from '../offers/approvers.js';
import type { Approval } from '../offers/offer.entity.js';
import { decisionRefusal, waitingApproval } from '../offers/offer.rules.js';
import { peopleById } from '../people/people.js';
import { dayScreen } from './screens.js';
import { keptTo } from '../positions/kept-to.js';
import { STAGES } from '../positions/pipeline.sql.js';

const applicationLink = (id: string) => `/talent/recruit/pipeline?application=${id}`;

type WaitingOffer = {
  readonly id: string;
  readonly applicationId: string;
  readonly title: string;
  readonly candidateId: string;
  readonly authorId: string;
  readonly hiringManagerId: string;
  readonly baseSalary: number;
  readonly currency: string;
  readonly startDate: Day;
  readonly approvals: readonly Approval[];
  readonly since: string;
};

const OFFERS = `
  select o.id, o.application_id as "applicationId", p.title, o.candidate_id as "candidateId", o.author_id as "authorId",
    p.hiring_manager_id as "hiringManagerId", o.base_salary::float8 as "baseSalary", o.currency,
    o.start_date::text as "startDate", o.approvals, o.updated_at as since
  from talent.offer o join talent.position p on p.organization_id = $1 and p.id = o.position_id
  where o.organization_id = $1 and o.status = 'in_approval' and o.author_id <> $2
    and ($3::uuid is null or p.hiring_manager_id = $3)
  order by o.updated_at, o.id limit ${MOST_OF_A_KIND}`;

/** Offers whose next approval is the caller's: never of their own terms, and never twice. */
export const offers: InboxSource = {
  access: decideOffer.access,
  rows: async (ctx) => {
    const all = await ctx.db.read<WaitingOffer>(OFFERS, [ctx.userId, keptTo(ctx)]);
    const rows = all.filter((offer) => {
      const waiting = waitingApproval(offer.approvals);
      const admitted = waiting !== undefined && mayTakeStep(ctx, waiting, offer.hiringManagerId);
      return decisionRefusal(offer, { userId: ctx.userId, admitted }) === undefined;
    });
    const people = await peopleById(
      ctx,
      rows.flatMap(({ candidateId, authorId }) => [candidateId, authorId]),
    );
    return rows.map(({ id, applicationId, title, candidateId, authorId, baseSalary, currency, startDate, since }) =>
      inboxRow('offerApproval', {
        id,
        title: `Approve the offer to ${people(candidateId).name}`,
        reason: [
          `${moneyText(baseSalary, currency)} base`,
          `starts ${dayText(startDate)}`,
          title,
          `${people(authorId).name} asks`,
        ],
        link: applicationLink(applicationId),
        since,
        dueOn: startDate,
        actions: [actionFor(ctx, decideOffer, 'Approve', { jobOfferId: id, decision: 'approved' })],
      }),
    );
  },
};

type WaitingApplication = {
  readonly id: string;
  readonly title: string;
  readonly personId: string;
  readonly stage: string;
  readonly sla: number;
  readonly since: string;
  readonly dueOn: Day;
};

/** Seats somebody hires or recruits for: whose turn it is in all others, they are not. */
const seatsOf = (me: string) => `
  select x.id from talent.position x where x.organization_id = $1 and x.hiring_manager_id = ${me}::uuid
  union all select x.id from talent.position x where x.organization_id = $1 and x.recruiter_id = ${me}::uuid`;

/** Applications that wait for the caller past the limit of their stage, other than for a scorecard. */
export const applications: InboxSource = {
  access: listApplications.access,
  rows: async (ctx, { today, zone }) => {
    const filters = withinReach(ctx).andThat(ON_THE_WAY);
    const me = filters.arg(ctx.userId);
    const day = `${filters.arg(today)}::date`;
    const dueSql = dueOnIn(filters.arg(zone));
    const { where } = filters
      .andThat(`p.id in (${seatsOf(me)})`)
      .andThat(`${dueSql} <= ${day}`)
      .andThat(turnBesideInterviews(me));
    const rows = await ctx.db.read<WaitingApplication>(
      `with ${STAGES}
       select a.id, p.title, a.user_id as "personId", g.name as stage, g.sla, a.stage_entered_at as since,
         ${dueSql}::text as "dueOn"
       from ${APPLICATION} ${joinedFor('g.')} where ${where} order by ${dueSql}, a.id limit ${MOST_OF_A_KIND}`,
      filters.args,
    );
    const people = await peopleById(
      ctx,
      rows.map(({ personId }) => personId),
    );
    return rows.map(({ id, title, personId, stage, sla, since, dueOn }) =>
      inboxRow('application', {
        id,
        title: `Decide how ${people(personId).name} goes on`,
        reason: [title, `in ${stage} since ${dayText(dayIn(new Date(since), zone))}, limit ${sla} days`],
        link: applicationLink(id),
        since,
        dueOn,
      }),
    );
  },
};

type DueScorecard = {
  readonly id: string;
  readonly applicationId: string;
  readonly title: string;
  readonly personId: string;
  readonly kind: InterviewKind;
  readonly startAt: string;
  readonly since: string;
  readonly dueAt: string;
  readonly submitted: number;
  readonly interviewers: number;
};

/** Days after which nobody writes a scorecard any more. */
const OWED_DAYS = 90;
const OWED = `
  select i.id, i.application_id as "applicationId", p.title, i.candidate_id as "personId", i.kind, i.start_at as "startAt",
    i.end_at as since, i.end_at + interval '${SCORECARD_HOURS} hours' as "dueAt",
    (select count(*) from talent.scorecard s where s.organization_id = $1 and s.interview_id = i.id)::int as submitted,
    cardinality(i.interviewer_ids) as interviewers
  from talent.interview i
  join talent.position p on p.organization_id = $1 and p.id = i.position_id
  join talent.application a on a.organization_id = $1 and a.id = i.application_id and a.status = 'active'
  where i.organization_id = $1 and i.start_at > $3::timestamptz - interval '${OWED_DAYS} days' and i.start_at <= $3
    and $2::uuid = any(i.interviewer_ids) and i.status in ('scheduled', 'completed') and i.end_at <= $3
    and not exists (select 1 from talent.scorecard s
      where s.organization_id = $1 and s.interview_id = i.id and s.interviewer_id = $2)
  order by i.end_at, i.id limit ${MOST_OF_A_KIND}`;

/** Interviews that are over and whose scorecard the caller has not submitted. */
export const scorecards: InboxSource = {
  access: submitScorecard.access,
  rows: async (ctx, { zone }) => {
    const rows = await ctx.db.read<DueScorecard>(OWED, [ctx.userId, ctx.now]);
    const people = await peopleById(
      ctx,
      rows.map(({ personId }) => personId),
    );
    const screen = admits(ctx.ability, hiringReader) ? '/talent/recruit' : dayScreen(ctx, listMyInterviews);
    return rows.map(({ id, title, personId, kind, startAt, since, dueAt, submitted, interviewers }) =>
      inboxRow('scorecard', {
        id,
        title: `Write your scorecard for ${people(personId).name}`,
        reason: [
          title,
          `you held the ${interviewKindLabels[kind].toLowerCase()} interview ${momentText(startAt, zone)}`,
          interviewers > 1 && `${submitted} of ${interviewers} scorecards are in`,
        ],
        link: `${screen}?scorecard=${id}`,
        since,
        dueAt,
      }),
    );
  },
};
