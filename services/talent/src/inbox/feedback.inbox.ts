import { MOST_OF_A_KIND } from '@talent-os/contracts/inbox/shapes.js';
import { answerFeedback } from '@talent-os/contracts/talent/application-feedback.js';
import { inboxRow, type InboxSource } from '@talent-os/service-kit/inbox/inbox';
import { answerBy } from '../application-feedback/application-feedback.rules.js';
import { RUNS_FOR_CANDIDATE } from '../applications/candidate-status.sql.js';
import { peopleById } from '../people/people.js';

type WaitingRequest = {
  readonly id: string;
  readonly applicationId: string;
  readonly title: string;
  readonly personId: string;
  readonly question: string;
  readonly since: string;
};

const WAITING = `
  select f.id, f.application_id as "applicationId", p.title, f.user_id as "personId", f.question, f.created_at as since
  from talent.application_feedback f
  join talent.application a on a.organization_id = $1 and a.id = f.application_id and not ${RUNS_FOR_CANDIDATE}
  join talent.position p on p.organization_id = $1 and p.id = a.position_id and p.recruiter_id = $2
  where f.organization_id = $1 and f.answered_at is null
  order by f.created_at, f.id limit ${MOST_OF_A_KIND}`;

/** People who asked the caller, who recruits for the position, what was thought of their application. */
export const feedbackRequests: InboxSource = {
  access: answerFeedback.access,
  rows: async (ctx, { zone }) => {
    const rows = await ctx.db.read<WaitingRequest>(WAITING, [ctx.userId]);
    const people = await peopleById(
      ctx,
      rows.map(({ personId }) => personId),
    );
    return rows.map(({ id, applicationId, title, personId, question, since }) =>
      inboxRow('feedbackRequest', {
        id,
        title: `Tell ${people(personId).name} what you thought`,
        reason: [title, 'asked for feedback after it was over', question && `“${question}”`],
        link: `/talent/recruit/pipeline?application=${applicationId}`,
        since,
        dueOn: answerBy(since, zone),
      }),
    );
  },
};
