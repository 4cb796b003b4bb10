import { useEffect, useRef } from 'react';
import css from './shifts.module.css';

/** What the row of a list takes that a link has led to: it is marked, and scrolled to. */
export function useSought(sought: boolean) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (sought) row.current?.scrollIntoView?.({ block: 'center' });
  }, [sought]);
  return { ref: row, ...(sought && { className: css.sought, 'aria-current': true as const }) };
}
