import type { ReactNode } from 'react';
import css from './facts.module.css';

/** Labelled facts of one record; the ones without a value are left out. */
export function Facts({ items }: { readonly items: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={css.facts}>
      {items
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
