import { factSource, pageOf } from '@talent-os/service-kit/insights/facts';
import type { Day } from '@talent-os/service-kit/calendar';

type IncidentRow = {
  readonly sourceId: string;
  readonly day: Day;
  readonly severity: string;
  readonly kind: string;
  readonly status: string;
  readonly response: number | null;
};

const INCIDENTS = `
  select i.id as "sourceId", (i.reported_time at time zone $5)::date::text as day, i.severity, i.type as kind, i.status,
    round(extract(epoch from i.responded_at - i.reported_time) / 60)::int as response
  from cyber.incident i where i.organization_id = $1 and $4::date is not null and ${pageOf('i.id')}`;

export const sources = {
  incident: factSource<IncidentRow>({
    sql: INCIDENTS,
    factsOf: ({ day, severity, kind, status, response }) => [
      {
        place: 0,
        day,
        industry: 'CYBER',
        department: null,
        personId: null,
        values: { severity, kind, status, response },
      },
    ],
  }),
};
