import { useQuery } from '@tanstack/react-query';
import { getSalesHeadcount } from '@talent-os/contracts/talent/headcount';
import { count } from '@/lib/format';
import { query } from '@/lib/query';
import { useFormat } from '@/lib/use-format';
import type { ExtraColumn } from './headcount-table';

const NONE = '–';

/** What sales adds to a team: how long newcomers take to their first deal, and what vacant seats cost. */
export function useSalesColumns(): readonly ExtraColumn[] {
  const { money } = useFormat();
  const figures = useQuery(query(getSalesHeadcount, {}));
  const of = (department: string) => figures.data?.items.find((one) => one.department === department);
  return [
    {
      title: 'Ramp days',
      value: ({ department }) => {
        const found = of(department);
        return found?.rampDays == null ? NONE : `${count(found.rampDays)} (of ${found.rampOf})`;
      },
    },
    {
      title: 'Quota coverage lost',
      value: ({ department }) => {
        const found = of(department);
        return found?.quotaLost == null ? NONE : money(found.quotaLost, 'compact');
      },
    },
  ];
}
