import clsx from 'clsx';
import type { ReactNode } from 'react';
import css from './status-badge.module.css';

export type BadgeVariant = 'default' | 'secondary' | 'success' | 'warning' | 'error';

/** A short status in a colour that is never its only meaning: the word stands in it. */
export function StatusBadge({
  variant = 'secondary',
  children,
}: {
  readonly variant?: BadgeVariant;
  readonly children: ReactNode;
}) {
  return (
    <span className={clsx(css.badge, css[variant])} data-variant={variant}>
      {children}
    </span>
  );
}
