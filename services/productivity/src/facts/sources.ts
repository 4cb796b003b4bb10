import { factSource, pageOf } from '@talent-os/service-kit/insights/facts';
import type { Day } from '@talent-os/service-kit/calendar';

type GoalRow = {
  readonly sourceId: string;
  readonly day: Day;
  readonly status: string;
  readonly score: number;
};

/** Goals that everybody sees: the others are nobody's to count. */
const GOALS = `
  select g.id as "sourceId", g.period_end::text as day, g.status, g.score
  from productivity.goal g
  where g.organization_id = $1 and g.visibility = 'organization' and g.status <> 'draft'
    and $4::date is not null and $5::text is not null and ${pageOf('g.id')}`;

export const sources = {
  goal: factSource<GoalRow>({
    sql: GOALS,
    factsOf: ({ day, status, score }) => [
      { place: 0, day, industry: null, department: null, personId: null, values: { status, score } },
    ],
  }),
};
