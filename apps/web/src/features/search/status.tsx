import { Kbd, Loader } from '@mantine/core';
import { counted } from '@/lib/counted';
import css from './palette.module.css';

type StatusProps = { readonly typed: string; readonly pending: boolean; readonly found: number };

/** How much was found, told to who hears the screen as well; a sign while the search is under way. */
export const Status = ({ typed, pending, found }: StatusProps) => (
  <span className={css.status}>
    {pending && <Loader size={14} aria-hidden />}
    <span role="status">{typed !== '' && !pending && counted(found, 'results')}</span>
    <Kbd size="xs" className={css.escape} aria-hidden>
      esc
    </Kbd>
  </span>
);

const keys: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['↑', '↓'], 'move'],
  [['↵'], 'open'],
  [['ctrl', '↵'], 'new tab'],
  [['tab'], 'narrow'],
];

/** What the keys do here. */
export const Footer = () => (
  <div className={css.footer}>
    {keys.map(([pressed, does]) => (
      <span key={does}>
        {pressed.map((key) => (
          <Kbd key={key} size="xs">
            {key}
          </Kbd>
        ))}
        {does}
      </span>
    ))}
    <span>Only what you may see</span>
  </div>
);
