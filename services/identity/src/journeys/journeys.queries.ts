import type { Industry, Input, Output, Role } from '@talent-os/contracts';
import type { MilestoneKey } from '@talent-os/contracts/identity/journey-milestones.js';
import {
  ASSIGNED_AT_ONCE,
  journeyStartKeys,
  journeyStateKeys,
  type JourneyDetail,
  type JourneyStart,
} from '@talent-os/contracts/identity/journey-shapes.js';
import type { listJourneys } from '@talent-os/contracts/identity/journeys.js';
import { DomainError, type Ctx, type RawJson, type Reader } from '@talent-os/service-kit';
import { maySql } from '@talent-os/service-kit/may';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listJson } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { mayWith } from './journey.rules.js';

const MAY = maySql(
  [
    ['j.state', journeyStateKeys],
    ['j.starts', journeyStartKeys],
  ],
  mayWith,
);
/** How many began, are on their way and have completed it. */
const COUNTS = `cross join lateral (
  select count(*)::int as runs, count(*) filter (where r.state = 'running')::int as running,
    count(*) filter (where r.state = 'completed')::int as completed,
    (100 * count(*) filter (where r.state = 'completed') / nullif(count(*), 0))::int as completion
  from identity.journey_run r where r.organization_id = $1 and r.journey_id = j.id) n`;
/** The step that is next for the most people. */
const STOP = `left join lateral (
  select json_build_object('title', max(taken.step ->> 'title'), 'people', count(*)) as stop
  from identity.journey_run r cross join lateral jsonb_array_elements(r.steps) as taken (step)
  where r.organization_id = $1 and r.journey_id = j.id and r.state = 'running'
    and taken.step ->> 'milestone' = r.next_step
  group by r.next_step order by count(*) desc, r.next_step limit 1) s on true`;
const ITEM = `
  j.id, j.name, j.state, j.starts, to_json(j.roles) as roles, j.industry, j.number,
  jsonb_array_length(j.steps) as "stepCount", n.runs, n.running, n.completed, n.completion, s.stop,
  j.updated_at as "changedAt", ${MAY} as may, j.version`;
const SORTABLE = { name: 'j.name', runs: 'n.runs', completion: 'n.completion', changedAt: 'j.updated_at' };

export function listOfJourneys(
  ctx: Ctx,
  { page, sort, search, state, industry }: Input<typeof listJourneys>,
): Promise<RawJson<Output<typeof listJourneys>>> {
  const filters = new Filters('j.organization_id = $1')
    .and((value) => `j.state = ${value}`, state)
    .and((value) => `j.industry = ${value}`, industry)
    .search(holdingWords('identity', 'j.name'), containingWords(search));
  const order = orderBy(SORTABLE, sort, 'j.name', 'j.id');
  const list = { table: 'identity.journey j', joins: { n: COUNTS, s: STOP }, filters, order, item: ITEM, page };
  return ctx.db.json(listJson(list), filters.args);
}

const STEPS = `(
  select coalesce(json_agg(json_build_object(
    'title', listed.step ->> 'title', 'route', listed.step ->> 'route', 'milestone', listed.step ->> 'milestone',
    'dueDays', (listed.step ->> 'dueDays')::int,
    'reached', (select count(*) from identity.journey_run r cross join lateral jsonb_array_elements(r.steps) as taken (step)
      where r.organization_id = $1 and r.journey_id = j.id and taken.step ->> 'milestone' = listed.step ->> 'milestone'
        and taken.step ->> 'doneAt' is not null),
    'waiting', (select count(*) from identity.journey_run r
      where r.organization_id = $1 and r.journey_id = j.id and r.state = 'running'
        and r.next_step = listed.step ->> 'milestone')) order by listed.nth), '[]')
  from jsonb_array_elements(j.steps) with ordinality as listed (step, nth)) as steps`;

/** A journey in full, or 404. */
export const journeyInFull = (db: Reader, journeyId: string): Promise<JourneyDetail> =>
  existing(
    db.readOne<JourneyDetail>(
      `select ${ITEM}, ${STEPS} from identity.journey j ${COUNTS} ${STOP} where j.organization_id = $1 and j.id = $2`,
      [journeyId],
    ),
  );

async function existing<Row>(found: Promise<Row | undefined>): Promise<Row> {
  const row = await found;
  if (!row) throw new DomainError('resource.missing');
  return row;
}

type ActiveJourney = {
  readonly id: string;
  readonly starts: JourneyStart;
  readonly roles: Role[];
  readonly industry: Industry | null;
};

/** Journeys that people begin now, by what they begin with. */
export const activeJourneys = (db: Reader, starts: JourneyStart): Promise<ActiveJourney[]> =>
  db.read<ActiveJourney>(
    `select j.id, j.starts, to_json(j.roles) as roles, j.industry from identity.journey j
     where j.organization_id = $1 and j.state = 'active' and j.starts = $2 order by j.id`,
    [starts],
  );

/** How many journeys there are. */
export const countJourneys = async (db: Reader): Promise<number> =>
  (await db.readOne<{ journeys: number }>(
    'select count(*)::int as journeys from identity.journey where organization_id = $1',
  ))!.journeys;

/** Runs of a person in which a step waits for this. */
export const waitingRuns = async (db: Reader, personId: string, milestone: MilestoneKey): Promise<string[]> => {
  const found = await db.read<{ id: string }>(
    `select r.id from identity.journey_run r
     where r.organization_id = $1 and r.person_id = $2 and r.state = 'running' and exists (
       select 1 from jsonb_array_elements(r.steps) as listed (step)
       where listed.step ->> 'milestone' = $3 and listed.step ->> 'doneAt' is null) order by r.id`,
    [personId, milestone],
  );
  return found.map(({ id }) => id);
};

type JourneyHolder = { readonly id: string; readonly total: number };

/** Active people who hold one of the roles and have not begun the journey, the first of them; `total`: all of them. */
export const holdersToBegin = (
  db: Reader,
  { id, roles, industry }: { readonly id: string; readonly roles: readonly Role[]; readonly industry: Industry | null },
): Promise<JourneyHolder[]> =>
  db.read<JourneyHolder>(
    `select p.id, count(*) over ()::int as total from identity.person p
     where p.organization_id = $1 and p.status = 'active'
       and exists (select 1 from identity.role_assignment h
         where h.organization_id = $1 and h.person_id = p.id and h.role_name = any($2::text[])
           and ($3::text is null or h.industry = $3))
       and not exists (select 1 from identity.journey_run r
         where r.organization_id = $1 and r.journey_id = $4 and r.person_id = p.id)
     order by p.id limit ${ASSIGNED_AT_ONCE}`,
    [roles, industry, id],
  );
