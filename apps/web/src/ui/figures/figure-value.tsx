import type { ReactNode } from 'react';
import { AppLink } from '../button/app-link';
import css from './stats.module.css';

type FigureValueProps = {
  readonly to?: string | undefined;
  readonly how?: string | undefined;
  readonly children: ReactNode;
};

/** A figure, and the way to the rows behind it; how it is made is said where it is pointed at. */
export const FigureValue = ({ to, how, children }: FigureValueProps) =>
  to ? (
    <AppLink to={to} className={css.value} title={how}>
      {children}
    </AppLink>
  ) : (
    <b className={css.value} title={how}>
      {children}
    </b>
  );
