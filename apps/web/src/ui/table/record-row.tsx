import type { ComponentProps, ReactNode } from 'react';
import css from './rows.module.css';

type RecordRowProps = Omit<ComponentProps<'li'>, 'name'> & {
  readonly name: ReactNode;
  /** What stands beside the name. */
  readonly badges?: ReactNode;
  /** What may be done with it, or when it was, at the right. */
  readonly actions?: ReactNode;
  /** Lines under the name. */
  readonly children?: ReactNode;
};

/** A record as a row that is read: what it is at the left, what may be done at the right. */
export const RecordRow = ({ name, badges, actions, children, ...row }: RecordRowProps) => (
  <li {...row}>
    <div className={css.what}>
      <span className={css.head}>
        <span className={css.name}>{name}</span>
        {badges}
      </span>
      {children}
    </div>
    {actions && <div className={css.actions}>{actions}</div>}
  </li>
);
