import { useAbility } from '@casl/react';
import type { AppAbility } from '@talent-os/contracts/access/ability';
import { hubsOf, type HubEntry } from '@/lib/menu';
import { hueOf, looks } from '@/ui/theme/hub-looks';
import { AppLink } from '@/ui/button/app-link';
import { lazyPart } from '@/ui/loading/lazy-part';
import css from './hub-cards.module.css';

const HubFigure = lazyPart(async () => (await import('./hub-figure')).HubFigure);

type Open = HubEntry & { readonly to: string };
const isOpen = (hub: HubEntry): hub is Open => hub.to !== undefined;

/** The hubs of the role that open, each with one figure of its own where there is one. */
export function HubCards() {
  const ability = useAbility<AppAbility>();
  return (
    <ul className={css.grid}>
      {hubsOf(ability)
        .filter(isOpen)
        .map((hub) => (
          <li key={hub.key} style={hueOf(hub.key)} data-hub={hub.key}>
            <Card hub={hub} />
          </li>
        ))}
    </ul>
  );
}

function Card({ hub: { key, title, subtitle, description, to } }: { readonly hub: Open }) {
  const { icon: HubIcon } = looks[key];
  return (
    <AppLink to={to} className={css.card}>
      <span className={css.icon} aria-hidden>
        <HubIcon size={15} stroke={1.75} />
      </span>
      <span className={css.title}>{title}</span>
      <span className={css.subtitle}>{subtitle}</span>
      <span className={css.text}>{description}</span>
      <HubFigure hub={key} className={css.figure} />
    </AppLink>
  );
}
