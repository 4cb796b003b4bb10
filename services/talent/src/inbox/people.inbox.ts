import { MOST_OF_A_KIND } from '@talent-os/contracts/inbox/shapes.js';
import { answerMentorship, handOver } from '@talent-os/contracts/talent/collaboration.js';
import { decideExpression } from '@talent-os/contracts/talent/mobility.js';
import type { Day } from '@talent-os/service-kit/calendar';
import { actionFor, inboxRow, type InboxSource } from '@talent-os/service-kit/inbox/inbox';
import { membersOf, type Members, type NextStep } from '../collaboration/collaboration.rules.js';
import { peopleById } from '../people/people.js';

type Interest = {
  readonly id: string;
  readonly userId: string;
  readonly title: string;
  readonly department: string;
  readonly note: string | null;
  readonly since: string;
};

const INTERESTS = `
  select e.id, e.user_id as "userId", e.position_title as title, e.department, e.note, e.created_at as since
  from talent.interest_expression e join talent.position p on p.organization_id = $1 and p.id = e.position_id
  where e.organization_id = $1 and e.status = 'pending' and e.user_id <> $2 and p.status = 'open'
    and p.hiring_manager_id = $2
  order by e.created_at, e.id limit ${MOST_OF_A_KIND}`;

/** Colleagues who would like to move into positions the caller hires for: others may decide too, but are not waited for. */
export const interests: InboxSource = {
  access: decideExpression.access,
  rows: async (ctx) => {
    const rows = await ctx.db.read<Interest>(INTERESTS, [ctx.userId]);
    const people = await peopleById(
      ctx,
      rows.map(({ userId }) => userId),
    );
    return rows.map(({ id, userId, title, department, note, since }) =>
      inboxRow('interest', {
        id,
        title: `Answer ${people(userId).name}’s interest in ${title}`,
        reason: [department, people(userId).title, note],
        link: '/sales/internal-mobility/expressions',
        since,
        actions: [actionFor(ctx, decideExpression, 'Approve', { expressionId: id, decision: 'approved' })],
      }),
    );
  },
};

type Step = Members & {
  readonly id: string;
  readonly title: string;
  readonly nextStep: NextStep;
  readonly since: string;
};

const NEXT_STEPS = `
  select c.id, p.title, c.next_step as "nextStep", c.updated_at as since, c.manager_id as "managerId",
    c.recruiter_id as "recruiterId", c.candidate_id as "candidateId", c.professional_id as "professionalId"
  from talent.collaboration c join talent.position p on p.organization_id = $1 and p.id = c.position_id and p.status = 'open'
  where c.organization_id = $1 and $2 in (c.manager_id, c.recruiter_id, c.candidate_id, c.professional_id)
    and c.next_step is not null and (c.next_step ->> 'dueAt')::date <= $3::date + 7
  order by c.next_step ->> 'dueAt', c.id limit ${MOST_OF_A_KIND}`;

/** Next steps of collaborations that were handed to the caller. */
export const nextSteps: InboxSource = {
  access: handOver.access,
  rows: async (ctx, { today }: { readonly today: Day }) => {
    const rows = await ctx.db.read<Step>(NEXT_STEPS, [ctx.userId, today]);
    return rows
      .filter((row) =>
        membersOf(row).some(({ party, userId }) => party === row.nextStep.owner && userId === ctx.userId),
      )
      .map(({ id, title, nextStep, since }) =>
        inboxRow('nextStep', {
          id,
          title: nextStep.text,
          reason: [title, 'the next step of this collaboration is yours'],
          link: '/sales/collaboration',
          since,
          dueOn: nextStep.dueAt,
        }),
      );
  },
};

type MentorshipRequest = {
  readonly id: string;
  readonly menteeId: string;
  readonly note: string;
  readonly since: string;
};

const MENTORSHIPS = `
  select o.id, o.mentee_id as "menteeId", o.note, o.updated_at as since from talent.mentor_offer o
  where o.organization_id = $1 and o.mentor_id = $2 and o.status = 'requested' order by o.updated_at, o.id limit ${MOST_OF_A_KIND}`;

/** Colleagues who ask the caller to mentor them. */
export const mentorships: InboxSource = {
  access: answerMentorship.access,
  rows: async (ctx) => {
    const rows = await ctx.db.read<MentorshipRequest>(MENTORSHIPS, [ctx.userId]);
    const people = await peopleById(
      ctx,
      rows.map(({ menteeId }) => menteeId),
    );
    return rows.map(({ id, menteeId, note, since }) =>
      inboxRow('mentorship', {
        id,
        title: `Mentor ${people(menteeId).name}`,
        reason: [people(menteeId).title, note && `you offered: ${note}`],
        link: '/sales/collaboration',
        since,
        actions: [
          actionFor(ctx, answerMentorship, 'Accept', { offerId: id, action: 'accept' }),
          actionFor(
            ctx,
            answerMentorship,
            'Decline',
            { offerId: id, action: 'decline' },
            {
              question: {
                title: `Decline to mentor ${people(menteeId).name}?`,
                text: `${people(menteeId).name} is told.`,
              },
            },
          ),
        ],
      }),
    );
  },
};
