import { useAbility } from '@casl/react';
import type { AppAbility } from '@talent-os/contracts/access/ability';
import { IconArrowUpRight } from '@tabler/icons-react';
import { hubsOf, type HubEntry } from '../../lib/menu';
import { hueOf, looks } from '../../ui/hub-looks';
import { AppLink } from '../../ui/app-link';
import css from './hub-cards.module.css';

/** The hubs of the role. One whose screens are not built says what it is for and leads nowhere. */
export function HubCards() {
  const ability = useAbility<AppAbility>();
  return (
    <ul className={css.grid}>
      {hubsOf(ability).map((hub) => (
        <li key={hub.key} style={hueOf(hub.key)} data-hub={hub.key}>
          {hub.to ? (
            <AppLink to={hub.to} className={css.card} data-link>
              <CardText hub={hub} />
            </AppLink>
          ) : (
            <div className={css.card}>
              <CardText hub={hub} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function CardText({ hub: { key, title, subtitle, description, to } }: { readonly hub: HubEntry }) {
  const { icon: HubIcon } = looks[key];
  return (
    <>
      <span className={css.top}>
        <span className={css.icon} aria-hidden>
          <HubIcon size={20} stroke={1.8} />
        </span>
        {to && <IconArrowUpRight className={css.go} size={17} aria-hidden />}
      </span>
      <span className={css.title}>{title}</span>
      <span className={css.subtitle}>{subtitle}</span>
      <span className={css.text}>{description}</span>
    </>
  );
}
