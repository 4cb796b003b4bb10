import type { ReactNode } from 'react';
import css from './section.module.css';

type SectionProps = {
  readonly title: string;
  /** What people hear it called, where the title leans on what stands around it. */
  readonly label?: string;
  readonly children: ReactNode;
};

/** A headed part of a record. */
export function Section({ title, label = title, children }: SectionProps) {
  return (
    <section aria-label={label}>
      <h3 className={css.heading}>{title}</h3>
      {children}
    </section>
  );
}
