import clsx from 'clsx';
import type { CSSProperties } from 'react';
import css from './industry-tiles.module.css';

const tiles = [
  ['Healthcare', 'HIPAA Compliant', 15],
  ['Cybersecurity', 'Clearance Ready', 35],
  ['Sales', 'Revenue Focused', 150],
] as const;

/** The three industries and what each is promised. */
export function IndustryTiles({ tone }: { readonly tone: 'dark' | 'plain' }) {
  return (
    <ul className={clsx(css.tiles, css[tone])}>
      {tiles.map(([name, promise, hue]) => (
        <li key={name} className={css.tile} style={{ '--hub-h': hue } as CSSProperties}>
          <b>{name}</b>
          <span>{promise}</span>
        </li>
      ))}
    </ul>
  );
}
