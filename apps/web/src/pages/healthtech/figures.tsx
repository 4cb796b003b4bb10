import type { UnitsData } from '@talent-os/contracts/healthcare/units';
import { count, decimal } from '../../lib/format';
import { Stats, type Stat } from '../../ui/stats';
import { freeIn, missingIn } from './labels';

const CREDENTIALS = '/healthcare/professional/credentials';

/** The figures of the hub: of every unit for those who manage them, of one's own for a professional. */
export function Figures({ data: { units, whole, standing } }: { readonly data: UnitsData }) {
  const missing = missingIn(units);
  const measured = units.filter(({ hppd }) => hppd.actual !== null);
  const below = measured.filter(({ hppd, targetHppd }) => (hppd.actual ?? 0) < targetHppd).length;
  const credentials = standing?.credentials;
  const items: Stat[] = [
    { label: 'Missing today', value: count(missing.today), note: `${count(missing.all)} in eight days` },
    { label: 'Open slots', value: count(freeIn(units)), note: 'Today and the next seven days' },
    ...(whole
      ? [
          {
            label: 'Below HPPD target',
            value: measured.length > 0 ? `${below} of ${measured.length}` : '–',
            note: 'Units, last seven days',
          },
        ]
      : []),
    {
      label: whole ? 'Credentials expiring' : 'My credentials expiring',
      value: credentials ? `${credentials.in30} / ${credentials.in60} / ${credentials.in90}` : '–',
      note: 'In 0–30, 31–60 and 61–90 days',
      to: CREDENTIALS,
    },
    whole
      ? { label: 'CEU at risk', value: standing ? count(standing.ceuAtRisk) : '–', note: 'People behind their cycle' }
      : {
          label: 'My contact hours',
          value: standing ? (standing.ceuAtRisk > 0 ? 'At risk' : 'On track') : '–',
          to: '/healthcare/professional/education',
        },
    {
      label: whole ? 'Overtime this week' : 'My overtime this week',
      value: standing ? `${decimal(standing.overtime.at(-1)?.hours ?? 0)} h` : '–',
      note: 'Hours above 40',
    },
  ];
  return <Stats items={items} />;
}
