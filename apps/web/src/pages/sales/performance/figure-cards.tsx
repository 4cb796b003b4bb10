import { IconArrowDownRight, IconArrowUpRight, IconMinus } from '@tabler/icons-react';
import { AppLink } from '@/ui/button/app-link';
import { Meter } from '@/ui/figures/meter';
import { useReachable } from '@/lib/use-reachable';
import css from './figure-cards.module.css';
import type { Figure, Trend } from './performance.rules';

const arrows: Record<Trend, typeof IconMinus> = { up: IconArrowUpRight, down: IconArrowDownRight, level: IconMinus };

/** The stat cards: each figure is a link to the rows it was made of. */
export function FigureCards({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <ul className={css.cards}>
      {figures.map((figure) => (
        <FigureCard key={figure.label} {...figure} />
      ))}
    </ul>
  );
}

function FigureCard({ label, value, note, to, bar, trend, how }: Figure) {
  const address = useReachable()(to);
  const Arrow = trend && arrows[trend];
  return (
    <li className={css.card}>
      <h2 className={css.label}>{label}</h2>
      {address ? (
        <AppLink to={address} className={css.value} title={how} aria-label={`${label}: ${value}`}>
          {value}
        </AppLink>
      ) : (
        <b className={css.value}>{value}</b>
      )}
      <p className={css.note} data-trend={trend}>
        {Arrow && <Arrow size={15} aria-hidden />}
        {note}
      </p>
      {bar !== undefined && <Meter percent={bar} label={label} />}
    </li>
  );
}
