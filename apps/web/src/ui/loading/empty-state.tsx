import type { ReactNode } from 'react';
import css from './states.module.css';

type EmptyStateProps = {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: string;
  /** What people can do about it. */
  readonly action?: ReactNode;
};

/** Nothing to show, said plainly, with a next step where there is one. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={css.state}>
      {icon && (
        <span className={css.icon} aria-hidden>
          {icon}
        </span>
      )}
      <p className={css.title}>{title}</p>
      {text && <p className={css.text}>{text}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
