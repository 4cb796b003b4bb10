import clsx from 'clsx';
import type { ReactNode } from 'react';
import css from './filter-bar.module.css';

type FilterBarProps = {
  /** Search, choices and buttons. */
  readonly children: ReactNode;
  /** What they leave, told to those who listen. */
  readonly total?: ReactNode;
  readonly className?: string | undefined;
};

/** What narrows a list, in one line where there is room; on a phone in lines that all reach both edges. */
export const FilterBar = ({ children, total, className }: FilterBarProps) => (
  <div className={clsx(css.bar, className)} data-filters>
    {children}
    {total !== undefined && (
      <span className={css.total} aria-live="polite">
        {total}
      </span>
    )}
  </div>
);
