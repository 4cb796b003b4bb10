import { admits, type Output } from '@talent-os/contracts';
import {
  pipelineKeeper,
  type Scorecard,
  type Interview,
  type listInterviews,
  type MyInterview,
} from '@talent-os/contracts/talent/interviews.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { peopleById } from '../people/people.js';
import { cardsDueAt } from './interview.rules.js';
import { mayOfHolder, mayOfInterview, mayOfInterviews } from './may.rules.js';
import { missingCards, readsCardsOfOthers, interviewsDone } from './scorecard.rules.js';
import { keptTo } from '../positions/kept-to.js';

type CardRow = Omit<Scorecard, 'interviewerName'> & { readonly interviewerId: string };
type InterviewTime = Pick<MyInterview, 'id' | 'kind' | 'location' | 'minutes' | 'start' | 'end' | 'status'>;
type InterviewRow = {
  /** What everybody may read as it is. */
  readonly shown: InterviewTime & Pick<Interview, 'version' | 'slots' | 'note'>;
  readonly about: Pick<MyInterview, 'applicationId' | 'positionTitle' | 'skills' | 'guidance'>;
  readonly candidateId: string;
  readonly interviewerIds: string[];
  readonly given: CardRow[];
};

/** What position `p` asks for, as JSON, heaviest first; then what its pipeline has everybody rated by. */
const SKILLS = `(
  select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name) order by asked.weight desc, s.name), '[]')
  from (
    select need."skillId" as id, max(need.weight) as weight from (
      select "skillId", weight from jsonb_to_recordset(p.required_skills) as own("skillId" uuid, weight int)
      union all select unnest(t.skill_ids), 0 from talent.pipeline_template t
        where t.organization_id = $1 and t.id = p.pipeline_template_id) need group by 1) asked
  join talent.skill s on s.organization_id = $1 and s.id = asked.id)`;
const GUIDANCE = `(select t.guidance from talent.pipeline_template t
  where t.organization_id = $1 and t.id = p.pipeline_template_id)`;

const INTERVIEW = `
  json_build_object('id', i.id, 'version', i.version, 'kind', i.kind, 'location', i.location, 'minutes', i.minutes,
    'start', i.start_at, 'end', i.end_at, 'status', i.status, 'slots', i.slots, 'note', i.note) as shown,
  json_build_object('applicationId', i.application_id, 'positionTitle', p.title, 'skills', ${SKILLS},
    'guidance', ${GUIDANCE}) as about,
  i.candidate_id as "candidateId", i.interviewer_ids::text[] as "interviewerIds",
  (select coalesce(json_agg(json_build_object('interviewerId', s.interviewer_id, 'ratings', s.ratings,
     'recommendation', s.recommendation, 'notes', s.notes, 'submittedAt', s.submitted_at) order by s.submitted_at), '[]')
   from talent.scorecard s where s.organization_id = $1 and s.interview_id = i.id) as given
  from talent.interview i join talent.position p on p.organization_id = $1 and p.id = i.position_id`;

const OF_APPLICATION = `select ${INTERVIEW} where i.organization_id = $1 and i.application_id = $2
  order by coalesce(i.start_at, i.slots[1]) desc nulls last, i.id limit 50`;

const REACHED = `select ${SKILLS} as skills, ${GUIDANCE} as guidance, a.source <> 'internal' as "answersHere", a.status from talent.application a
  join talent.position p on p.organization_id = $1 and p.id = a.position_id
  where a.organization_id = $1 and a.id = $2 and ($3::uuid is null or p.hiring_manager_id = $3)`;

type Reached = Pick<MyInterview, 'skills' | 'guidance'> & { readonly answersHere: boolean; readonly status: string };

const timesOf = ({ shown: { status, start, slots } }: InterviewRow) => ({
  status,
  startAt: start === null ? null : new Date(start),
  slots: slots.map((slot) => new Date(slot)),
});
const heldOf = ({ shown, interviewerIds, given }: InterviewRow) => ({
  status: shown.status,
  interviewerIds,
  cardsOf: given.map(({ interviewerId }) => interviewerId),
});
const dueOf = ({ shown: { end } }: InterviewRow) => (end ? cardsDueAt(new Date(end)).toISOString() : null);

/** The interviews of an application, latest first. What others wrote stays closed while the caller forms an opinion. */
export async function interviewsOf(ctx: Ctx, applicationId: string): Promise<Output<typeof listInterviews>> {
  const [reached, rows] = await Promise.all([
    ctx.db.readOne<Reached>(REACHED, [applicationId, keptTo(ctx)]),
    ctx.db.read<InterviewRow>(OF_APPLICATION, [applicationId]),
  ]);
  if (!reached) throw new DomainError('resource.missing');
  const name = await peopleById(
    ctx,
    rows.flatMap((row) => row.interviewerIds),
  );
  const open = readsCardsOfOthers(rows.map(heldOf), ctx.userId);
  const { status: applicationStatus, ...shown } = reached;
  const keeps = admits(ctx.ability, pipelineKeeper);
  const items = rows.map((row): Interview => {
    const held = heldOf(row);
    const cards = row.given.filter(({ interviewerId }) => open || interviewerId === ctx.userId);
    return {
      ...row.shown,
      interviewers: row.interviewerIds.map((userId) => ({
        userId,
        name: name(userId).name,
        submitted: held.cardsOf.includes(userId),
      })),
      cardsDueAt: dueOf(row),
      cards: cards.map(({ interviewerId, ...card }) => ({ ...card, interviewerName: name(interviewerId).name })),
      hiddenCards: row.given.length - cards.length,
      mineIsDue: missingCards(held).includes(ctx.userId),
      may: mayOfInterview(
        timesOf(row),
        { keeps, holds: row.interviewerIds.includes(ctx.userId), theirs: !reached.answersHere, applicationStatus },
        ctx.now,
      ),
    };
  });
  const may = mayOfInterviews({ keeps, applicationStatus });
  return { items, ...shown, settled: interviewsDone(rows.map(heldOf)), may: { do: [...may.do] } };
}

const HELD_BY_ME = `select ${INTERVIEW} where i.organization_id = $1 and $2::uuid = any(i.interviewer_ids)
  and (i.status = 'scheduled' or i.status = 'completed' and not exists (select 1 from talent.scorecard mine
    where mine.organization_id = $1 and mine.interview_id = i.id and mine.interviewer_id = $2))
  order by (i.status <> 'completed'), i.start_at, i.id limit 100`;

/** Interviews the caller holds: the ones that wait for their scorecard first, then what is to come. */
export async function interviewsHeldByMe(ctx: Ctx): Promise<MyInterview[]> {
  const rows = await ctx.db.read<InterviewRow>(HELD_BY_ME, [ctx.userId]);
  const name = await peopleById(
    ctx,
    rows.map(({ candidateId }) => candidateId),
  );
  return rows.map((row) => {
    const due = row.shown.status === 'completed';
    const { id, kind, location, minutes, start, end, status } = row.shown;
    const cardsDue = dueOf(row);
    return {
      id,
      kind,
      location,
      minutes,
      start,
      end,
      status,
      ...row.about,
      personName: name(row.candidateId).name,
      cardsDueAt: cardsDue,
      due,
      overdue: due && cardsDue !== null && new Date(cardsDue) < ctx.now,
      may: mayOfHolder(timesOf(row), ctx.now),
    };
  });
}
