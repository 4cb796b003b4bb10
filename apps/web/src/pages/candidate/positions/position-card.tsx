import type { AdvertisedPosition } from '@talent-os/contracts/talent/advertised-list';
import { useId } from 'react';
import { ago } from '@/lib/format';
import { useFormat } from '@/lib/use-format';
import { AppLink } from '@/ui/button/app-link';
import { StatusBadge } from '@/ui/display/status-badge';
import { Meter } from '@/ui/figures/meter';
import { MarkButtons } from './mark-buttons';
import { payText } from './pay.rules';
import css from './positions.module.css';

type PositionCardProps = { readonly position: AdvertisedPosition; readonly to: string };

/** A position I may apply for, as it stands among others. */
export function PositionCard({ position, to }: PositionCardProps) {
  const { title, department, location, remote, openedAt, match, applicationId, againFrom } = position;
  const { money, dayOf } = useFormat();
  const id = useId();
  return (
    <li className={css.card} aria-labelledby={id}>
      <div className={css.head}>
        <h3 id={id} className={css.title}>
          <AppLink to={to}>{title}</AppLink>
        </h3>
        {applicationId && <StatusBadge variant="success">Applied</StatusBadge>}
      </div>
      <p className={css.facts}>
        {department} · {location}
        {remote && ' · Remote'} · opened {ago(openedAt)}
      </p>
      <p className={css.pay}>{payText(position, money)}</p>
      {match !== null && (
        <div className={css.match}>
          <span>Match</span>
          <Meter percent={match} label={`Match with ${title}`} showValue />
        </div>
      )}
      {againFrom && <p className={css.facts}>You can apply again from {dayOf(againFrom)}.</p>}
      <MarkButtons position={position} />
    </li>
  );
}
