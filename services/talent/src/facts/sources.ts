import type { Industry } from '@talent-os/contracts';
import { factSource, pageOf } from '@talent-os/service-kit/insights/facts';
import type { Day } from '@talent-os/service-kit/calendar';
import { stagesOf, type StageHistory } from './stages.rules.js';

type ApplicationRow = StageHistory & {
  readonly sourceId: string;
  readonly userId: string;
  readonly industry: Industry;
  readonly department: string;
  readonly source: string;
  readonly status: string;
  readonly zone: string;
};

const APPLICATIONS = `
  select a.id as "sourceId", a.user_id as "userId", p.industry, p.department, a.source, a.status, $5::text as zone,
    a.created_at as "createdAt", a.stage_key as "stageKey", a.history, t.stages
  from talent.application a join talent.position p on p.organization_id = $1 and p.id = a.position_id
  left join talent.pipeline_template t on t.organization_id = $1 and t.id = p.pipeline_template_id
  where a.organization_id = $1 and $4::date is not null and ${pageOf('a.id')}`;

type SeatRow = {
  readonly sourceId: string;
  readonly day: Day;
  readonly industry: Industry;
  readonly department: string;
  readonly status: string;
  readonly family: string;
  readonly location: string;
  readonly days: number | null;
};

const SEATS = `
  select p.id as "sourceId", (p.opened_at at time zone $5)::date::text as day, p.industry, p.department, p.status,
    p.job_family as family, p.location,
    case when p.status = 'filled' then
      (p.filled_at at time zone $5)::date - (p.opened_at at time zone $5)::date end as days
  from talent.position p where p.organization_id = $1 and $4::date is not null and ${pageOf('p.id')}`;

export const sources = {
  application_stage: factSource<ApplicationRow>({
    sql: APPLICATIONS,
    factsOf: ({ userId, industry, department, source, status, zone, ...way }) =>
      stagesOf(way, zone).map(({ place, day, stage, days }) => ({
        place,
        day,
        industry,
        department,
        personId: userId,
        values: { stage, source, status, days },
      })),
  }),
  seat: factSource<SeatRow>({
    sql: SEATS,
    factsOf: ({ day, industry, department, status, family, location, days }) => [
      { place: 0, day, industry, department, personId: null, values: { status, family, location, days } },
    ],
  }),
};
