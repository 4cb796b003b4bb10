import type { ReactNode } from 'react';
import css from '../table/cell.module.css';

/** What is said beside a name, and of less weight. */
export const Quiet = ({ children }: { readonly children: ReactNode }) => <span className={css.quiet}>{children}</span>;
