import { useQuery } from '@tanstack/react-query';
import type { Industry } from '@talent-os/contracts/access/tables';
import { getSalesHeadcount } from '@talent-os/contracts/talent/headcount';
import type { PositionRow } from '@talent-os/contracts/talent/positions';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import type { RecordColumn } from '@/ui/list/record-columns';

const DAYS_OF_A_YEAR = 365;

/** What sales adds to a position: days to ramp up in its team, and the quota coverage its seat has lost so far. */
export function useSalesColumns(industry: Industry | undefined): readonly RecordColumn<PositionRow>[] {
  const figures = useQuery({ ...query(getSalesHeadcount, {}), enabled: industry === 'SALES' });
  const { money } = useFormat();
  if (industry !== 'SALES') return [];
  const of = ({ department }: PositionRow) => figures.data?.items.find((one) => one.department === department);
  const lost = (row: PositionRow) => {
    const yearly = of(row)?.yearlyQuota ?? null;
    return yearly === null ? '–' : money(Math.round((yearly / DAYS_OF_A_YEAR) * row.daysOpen), 'compact');
  };
  return [
    { field: 'rampDays', title: 'Ramp days', align: 'right', render: (row) => of(row)?.rampDays ?? '–' },
    { field: 'quotaLost', title: 'Quota coverage lost', align: 'right', render: lost },
  ];
}
