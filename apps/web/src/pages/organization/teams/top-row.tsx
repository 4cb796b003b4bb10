import { useDroppable } from '@dnd-kit/core';
import clsx from 'clsx';
import { TOP } from './use-team-moves';
import css from './teams.module.css';

type TopRowProps = { readonly possible: boolean; readonly over: boolean };

/** Where a team is dropped that is to stand under none. It is there while one is held. */
export function TopRow({ possible, over }: TopRowProps) {
  const { setNodeRef } = useDroppable({ id: TOP, disabled: !possible });
  if (!possible) return null;
  return (
    <li ref={setNodeRef} className={clsx(css.top, over && css.over)}>
      To the top
    </li>
  );
}
