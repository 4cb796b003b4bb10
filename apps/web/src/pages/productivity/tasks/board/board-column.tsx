import { useDroppable } from '@dnd-kit/core';
import { useId, type ReactElement } from 'react';
import { count } from '../../../../lib/format';
import { AppLink } from '../../../../ui/app-link';
import { counted } from '../../../../ui/counted';
import { isOpen, labelOf } from '../task.rules';
import type { Column } from './board.rules';
import css from './board.module.css';

type BoardColumnProps = {
  readonly column: Column;
  /** Whether the task that is being moved may come here; undefined while none is. */
  readonly possible: boolean | undefined;
  /** The keyboard has chosen this column. */
  readonly chosen: boolean;
  /** The cards. */
  readonly children: readonly ReactElement[];
};

/** One state of the board: how many tasks, and the tasks. */
export function BoardColumn({ column, possible, chosen, children }: BoardColumnProps) {
  const { status, tasks } = column;
  const { setNodeRef, isOver } = useDroppable({ id: status, disabled: possible === false });
  const id = useId();
  return (
    <section
      ref={setNodeRef}
      className={css.column}
      aria-labelledby={id}
      data-status={status}
      data-possible={possible}
      data-over={(isOver && possible) || chosen}
    >
      <header className={css.head}>
        <h2 id={id} className={css.title}>
          {labelOf(status)}
        </h2>
        <span className={css.count}>
          <span aria-hidden>{count(column.count)}</span>
          <span className={css.spoken}>{counted(column.count, 'tasks')}</span>
        </span>
        {!isOpen(status) && <p className={css.span}>Last 14 days</p>}
      </header>
      <ul className={css.list}>
        {children.map((card) => (
          <li key={card.key}>{card}</li>
        ))}
      </ul>
      {column.count > tasks.length && (
        <AppLink className={css.more} to={`?view=tasks&as=list&status=${status}`}>
          {count(column.count - tasks.length)} more in the list
        </AppLink>
      )}
    </section>
  );
}
