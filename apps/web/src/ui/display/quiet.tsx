import type { ReactNode } from 'react';
import css from '../table/cell.module.css';

type QuietProps = {
  /** It is late: it is told in a colour, which is never its only meaning. */
  readonly late?: boolean | undefined;
  readonly children: ReactNode;
};

/** What is said beside a name, and of less weight. */
export const Quiet = ({ late = false, children }: QuietProps) => (
  <span className={late ? css.late : css.quiet}>{children}</span>
);
