import type { ReactNode } from 'react';
import css from './drawer.module.css';

type SectionProps = { readonly title: string; readonly children: ReactNode };

/** A headed part of an incident or a threat. */
export function Section({ title, children }: SectionProps) {
  return (
    <section aria-label={title}>
      <h3 className={css.heading}>{title}</h3>
      {children}
    </section>
  );
}
