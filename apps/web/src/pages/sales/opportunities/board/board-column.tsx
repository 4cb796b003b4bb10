import { useDroppable } from '@dnd-kit/core';
import { dealStages } from '@talent-os/contracts/sales/deal-stages';
import { useId, type ReactElement } from 'react';
import { count } from '../../../../lib/format';
import { useFormat } from '../../../../lib/use-format';
import { AppLink } from '../../../../ui/app-link';
import { labelOf } from '../move/move.rules';
import type { Column } from './board.rules';
import css from './board.module.css';

type BoardColumnProps = {
  readonly column: Column;
  /** Whether the deal that is being moved may come here; undefined while none is. */
  readonly possible: boolean | undefined;
  /** The keyboard has chosen this column. */
  readonly chosen: boolean;
  /** The cards. */
  readonly children: readonly ReactElement[];
};

/** One stage of the board: how many deals, what they are worth, and the deals. */
export function BoardColumn({ column, possible, chosen, children }: BoardColumnProps) {
  const { stage, deals, total, weighted } = column;
  const { setNodeRef, isOver } = useDroppable({ id: stage, disabled: possible === false });
  const { money } = useFormat();
  const id = useId();
  return (
    <section
      ref={setNodeRef}
      className={css.column}
      aria-labelledby={id}
      data-stage={stage}
      data-possible={possible}
      data-over={(isOver && possible) || chosen}
    >
      <header className={css.head}>
        <h2 id={id} className={css.title}>
          {labelOf(stage)}
        </h2>
        <span className={css.count} aria-label={`${count(column.count)} deals`}>
          {count(column.count)}
        </span>
        <p className={css.totals}>
          {money(total, 'compact')}{' '}
          <span>· {dealStages[stage].open ? `${money(weighted, 'compact')} weighted` : 'last 30 days'}</span>
        </p>
      </header>
      <ul className={css.list}>
        {children.map((card) => (
          <li key={card.key}>{card}</li>
        ))}
      </ul>
      {column.count > deals.length && (
        <AppLink className={css.more} to={`?view=table&stage=${stage}`}>
          {count(column.count - deals.length)} more in the table
        </AppLink>
      )}
    </section>
  );
}
