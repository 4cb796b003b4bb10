import { Button } from '@mantine/core';
import clsx from 'clsx';
import type { Threat } from '@talent-os/contracts/cyber/threats';
import { useFormat } from '@/lib/use-format';
import { AppLink } from '@/ui/button/app-link';
import { EmptyState } from '@/ui/loading/empty-state';
import { StatusBadge } from '@/ui/display/status-badge';
import { ThreatBadge } from '../intelligence/threat-badge';
import cell from '@/ui/table/cell.module.css';
import ruled from '@/ui/table/ruled.module.css';
import css from './recent-threats.module.css';
import { NO_THREATS } from '@talent-os/contracts/cyber/threats';

const SHOWN = 5;

type RecentThreatsProps = {
  /** The last published first. */
  readonly threats: readonly Threat[];
  /** Where all of them are, and the details of each. */
  readonly screen: string;
};

/** The latest threats, each with the way to its details. */
export function RecentThreats({ threats, screen }: RecentThreatsProps) {
  const { momentOf } = useFormat();
  if (threats.length === 0) return <EmptyState title={NO_THREATS} />;
  return (
    <ul className={ruled.list}>
      {threats.slice(0, SHOWN).map(({ id, title, description, source, publishedDate, severity, classification }) => (
        <li key={id}>
          <div className={clsx(cell.cell, css.threat)}>
            <div className={cell.badges}>
              <span className={cell.name}>{title}</span>
              <ThreatBadge severity={severity} />
              <StatusBadge>{classification}</StatusBadge>
            </div>
            <p className={css.description}>{description}</p>
            <p className={cell.quiet}>
              {source} · {momentOf(publishedDate)}
            </p>
          </div>
          <Button
            component={AppLink}
            to={`${screen}?threat=${id}`}
            variant="default"
            size="xs"
            aria-label={`View Details of ${title}`}
          >
            View Details
          </Button>
        </li>
      ))}
    </ul>
  );
}
