import type { SimulatedSeller } from '@talent-os/contracts/sales/compensation-shapes';
import { counted } from '@/lib/counted';

/** What a seller would have earned more by the draft; below 0 less, null where no plan is in force. */
export const changeOf = ({ today, draft }: Pick<SimulatedSeller, 'today' | 'draft'>): number | null =>
  today === null ? null : draft - today;

/** What a draft comes to in a sentence: `The draft pays $9,100 more for the same 68 deals. 1 seller would earn less.` */
export function summaryOf(items: readonly SimulatedSeller[], money: (minor: number) => string): string {
  const deals = counted(
    items.reduce((sum, one) => sum + one.deals, 0),
    'deals',
  );
  const changes = items.map(changeOf);
  const drafted = items.reduce((sum, { draft }) => sum + draft, 0);
  if (changes.some((change) => change === null))
    return `The draft pays ${money(drafted)} for ${deals}. No plan is in force.`;
  const change = changes.reduce<number>((sum, one) => sum + one!, 0);
  const less = changes.filter((one) => one! < 0).length;
  const pays = change === 0 ? `the same` : `${money(Math.abs(change))} ${change > 0 ? 'more' : 'less'}`;
  return `The draft pays ${pays} for the same ${deals}. ${less === 0 ? 'Nobody' : counted(less, 'sellers')} would earn less.`;
}
