import type { Light } from '@talent-os/contracts/sales/excellence-shapes.js';
import type { Thresholds } from '@talent-os/contracts/sales/excellence/metrics.data.js';

/** How a value stands against its thresholds. The bounds: `green` is green, `red` is amber. */
export function lightOf(value: number | null, thresholds: Thresholds | undefined): Light | null {
  if (value === null || !thresholds) return null;
  const { better, green, red } = thresholds;
  const sign = better === 'higher' ? 1 : -1;
  if (sign * value >= sign * green) return 'green';
  return sign * value < sign * red ? 'red' : 'amber';
}
