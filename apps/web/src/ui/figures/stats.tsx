import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { FigureValue } from './figure-value';
import css from './stats.module.css';

export type Stat = {
  readonly label: string;
  /** Formatted; a skeleton stands in its place while it is undefined. */
  readonly value: ReactNode;
  readonly note?: ReactNode;
  /** Makes the figure a link to what is behind it. */
  readonly to?: string | undefined;
  /** How it is made, where it is no count. */
  readonly how?: string | undefined;
};

/** A strip of figures, two to a row on small screens. */
export function Stats({ items }: { readonly items: readonly Stat[] }) {
  return (
    <dl className={css.strip} data-count={items.length}>
      {items.map(({ label, value, note, to, how }) => (
        <div key={label} className={css.cell}>
          <dt>{label}</dt>
          <dd>
            {value === undefined ? (
              <Skeleton h={26} w={72} my={4} role="status" aria-label="Loading..." />
            ) : (
              <FigureValue to={to} how={how}>
                {value}
              </FigureValue>
            )}
            {note && <span className={css.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
