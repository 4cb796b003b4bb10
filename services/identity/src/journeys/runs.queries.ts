import type { Input, Output } from '@talent-os/contracts';
import type { JourneyRun, OwnJourney } from '@talent-os/contracts/identity/journey-shapes.js';
import type { exportJourneyRuns, journeyTasks, listJourneyRuns } from '@talent-os/contracts/identity/journeys.js';
import type { Ctx, RawJson, Reader } from '@talent-os/service-kit';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listJson } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';

const PERSON = 'join identity.person p on p.organization_id = $1 and p.id = r.person_id';
const NEXT = `left join lateral (
  select listed.step ->> 'title' as title, listed.step ->> 'dueOn' as due
  from jsonb_array_elements(r.steps) as listed (step) where listed.step ->> 'milestone' = r.next_step) t on true`;
const ITEM = `
  r.id, rtrim(p.first_name || ' ' || p.last_name) as person, p.title as "personTitle", r.started_on as "startedOn",
  r.journey_number as number, r.state, r.done, jsonb_array_length(r.steps) as "stepCount", t.title as "nextTitle",
  t.due as "nextDueOn", r.completed_at as "completedAt"`;
const SORTABLE = { person: 'p.last_name', startedOn: 'r.started_on', done: 'r.done' };
const LATEST = 'r.started_on desc';

const runsWhere = ({ journeyId, state, search }: Omit<Input<typeof exportJourneyRuns>, 'skip'>) =>
  new Filters('r.organization_id = $1 and r.journey_id = $2', journeyId)
    .and((value) => `r.state = ${value}`, state)
    .search(holdingWords('identity', 'p.first_name', 'p.last_name'), containingWords(search));

/** 404 where there is no such journey. */
const expectJourney = (ctx: Ctx, journeyId: string) =>
  ctx.db.readExisting('select 1 from identity.journey where organization_id = $1 and id = $2', [journeyId]);

export async function listOfRuns(
  ctx: Ctx,
  { page, sort, ...wanted }: Input<typeof listJourneyRuns>,
): Promise<RawJson<Output<typeof listJourneyRuns>>> {
  await expectJourney(ctx, wanted.journeyId);
  const filters = runsWhere(wanted);
  const order = orderBy(SORTABLE, sort, LATEST, 'r.id desc');
  const list = { table: 'identity.journey_run r', joins: { p: PERSON, t: NEXT }, filters, order, item: ITEM, page };
  return ctx.db.json(listJson(list), filters.args);
}

export async function runsForFile(ctx: Ctx, wanted: Input<typeof exportJourneyRuns>) {
  await expectJourney(ctx, wanted.journeyId);
  const filters = runsWhere(wanted);
  const page = filters.filePage(wanted.skip);
  const { where, args } = filters;
  return ctx.db.read<JourneyRun & { total: number }>(
    `select ${ITEM}, count(*) over ()::int as total from identity.journey_run r ${PERSON} ${NEXT}
     where ${where} order by ${LATEST}, r.id desc ${page}`,
    args,
  );
}

const OWN = `
  select r.id, j.name, r.started_on as "startedOn", r.done, jsonb_array_length(r.steps) as "stepCount",
    (select json_build_object('title', listed.step ->> 'title', 'route', listed.step ->> 'route',
        'dueOn', listed.step ->> 'dueOn')
      from jsonb_array_elements(r.steps) as listed (step) where listed.step ->> 'milestone' = r.next_step) as next,
    (select json_agg(json_build_object('title', listed.step ->> 'title', 'route', listed.step ->> 'route',
        'dueOn', listed.step ->> 'dueOn', 'doneAt', listed.step ->> 'doneAt') order by listed.nth)
      from jsonb_array_elements(r.steps) with ordinality as listed (step, nth)) as steps
  from identity.journey_run r join identity.journey j on j.organization_id = $1 and j.id = r.journey_id
  where r.organization_id = $1 and r.person_id = $2 and r.state = 'running' order by r.started_on, r.id`;

/** Journeys somebody is on, the one they began first in front. */
export const ownJourneys = (db: Reader, userId: string): Promise<OwnJourney[]> => db.read<OwnJourney>(OWN, [userId]);

const TASKS = `
  select j.name, (select json_agg(json_build_object('taskId', listed.step ->> 'taskId', 'title', listed.step ->> 'title',
      'link', listed.step ->> 'route', 'due', listed.step ->> 'dueOn', 'done', listed.step ->> 'doneAt' is not null)
      order by listed.nth)
    from jsonb_array_elements(r.steps) with ordinality as listed (step, nth)) as steps
  from identity.journey_run r join identity.journey j on j.organization_id = $1 and j.id = r.journey_id
  where r.organization_id = $1 and r.id = $2`;

/** The steps of a run as tasks; nothing where it is gone. */
export const tasksOf = (db: Reader, journeyRunId: string): Promise<Output<typeof journeyTasks> | undefined> =>
  db.readOne<Output<typeof journeyTasks>>(TASKS, [journeyRunId]);
