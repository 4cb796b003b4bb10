import { dealStages } from '@talent-os/contracts/sales/deal-stages';
import { useFormat } from '../../../../lib/use-format';
import type { Column } from './board.rules';
import css from './column-worth.module.css';

/** What the deals of a column are worth, and what that comes to weighted by the chance of winning. */
export function ColumnWorth({ column: { stage, total, weighted } }: { readonly column: Column }) {
  const { money } = useFormat();
  return (
    <>
      <b className={css.total}>{money(total, 'compact')}</b> ·{' '}
      {dealStages[stage].open ? `${money(weighted, 'compact')} weighted` : 'last 30 days'}
    </>
  );
}
