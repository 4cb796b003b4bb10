import { factSource, pageOf } from '@talent-os/service-kit/insights/facts';
import type { Day } from '@talent-os/service-kit/calendar';

type DealRow = {
  readonly sourceId: string;
  readonly day: Day;
  readonly ownerId: string;
  readonly stage: string;
  readonly source: string;
  readonly competitor: string | null;
  readonly amount: number;
};

const DEALS = `
  select d.id as "sourceId", d.close_date::text as day, d.owner_id as "ownerId", d.stage, d.source, d.competitor,
    d.amount::float8 as amount
  from sales.deal d
  where d.organization_id = $1 and $4::date is not null and $5::text is not null and ${pageOf('d.id')}`;

export const sources = {
  deal: factSource<DealRow>({
    sql: DEALS,
    factsOf: ({ day, ownerId, stage, source, competitor, amount }) => [
      {
        place: 0,
        day,
        industry: 'SALES',
        department: null,
        personId: ownerId,
        values: { stage, source, competitor, amount },
      },
    ],
  }),
};
