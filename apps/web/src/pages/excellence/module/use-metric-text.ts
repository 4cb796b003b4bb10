import { metricOf, type MetricKey } from '@talent-os/contracts/sales/excellence/metrics.data';
import { counted } from '@/lib/counted';
import { DASH, decimal, percent } from '@/lib/format';
import { useFormat } from '@/lib/use-format';

/** How values of a figure read: in percent, days, money or as a number. */
export function useMetricText(metric: MetricKey): (value: number | null) => string {
  const { money } = useFormat();
  const texts = {
    percent,
    days: (value: number) => counted(Math.round(value), 'days'),
    money: (value: number) => money(Math.round(value), 'compact'),
    number: decimal,
  };
  const { unit } = metricOf(metric);
  return (value) => (value === null ? DASH : texts[unit](value));
}
