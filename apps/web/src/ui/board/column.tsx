import { VisuallyHidden } from '@mantine/core';
import { useDroppable } from '@dnd-kit/core';
import { useId, type ReactElement } from 'react';
import { count } from '@/lib/format';
import { AppLink } from '../button/app-link';
import { counted } from '@/lib/counted';
import type { BoardColumn, ColumnHead } from './board-model';
import css from './board.module.css';

type ColumnProps<Item, Key extends string> = {
  readonly column: BoardColumn<Item, Key> & ColumnHead;
  readonly title: string;
  readonly things: string;
  /** Whether what is being moved may come here; undefined while nothing is. */
  readonly possible: boolean | undefined;
  /** The keyboard has chosen this column. */
  readonly chosen: boolean;
  /** The cards. */
  readonly children: readonly ReactElement[];
};

/** One column of the board: its title, how many it has, and their cards. */
export function Column<Item, Key extends string>(props: ColumnProps<Item, Key>) {
  const { column, title, things, possible, chosen, children } = props;
  const { setNodeRef, isOver } = useDroppable({ id: column.key, disabled: possible === false });
  const id = useId();
  const hidden = column.count - column.items.length;
  return (
    <section
      ref={setNodeRef}
      className={css.column}
      aria-labelledby={id}
      data-column={column.key}
      data-quiet={column.quiet}
      data-possible={possible}
      data-over={(isOver && possible) || chosen}
    >
      <header className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        <span className={css.count}>
          <span aria-hidden>{count(column.count)}</span>
          <VisuallyHidden>{counted(column.count, things)}</VisuallyHidden>
        </span>
        {(column.note || column.late) && (
          <p className={css.note}>
            {column.note}
            {column.note && column.late && '\u00a0· '}
            {column.late && <b className={css.late}>{column.late}</b>}
          </p>
        )}
      </header>
      <ul className={css.list}>
        {children.map((card) => (
          <li key={card.key}>{card}</li>
        ))}
      </ul>
      {hidden > 0 && (
        <AppLink className={css.more} to={column.rest.to}>
          {count(hidden)} more in the {column.rest.place}
        </AppLink>
      )}
    </section>
  );
}
