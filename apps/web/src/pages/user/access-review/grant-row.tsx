import { Checkbox } from '@mantine/core';
import { industryLabels, roleTable } from '@talent-os/contracts/access/tables';
import type { WaitingGrant } from '@talent-os/contracts/identity/access-reviews';
import type { ReactNode } from 'react';
import { useFormat } from '@/lib/use-format';
import { StatusBadge } from '@/ui/display/status-badge';
import rows from '@/ui/table/rows.module.css';
import css from './access-review.module.css';

type GrantRowProps = {
  readonly grant: WaitingGrant;
  readonly chosen?: boolean;
  /** Lets it be chosen with others. */
  readonly onChoose?: () => void;
  /** What may be done about it. */
  readonly children: ReactNode;
};

export const grantName = ({ roleName, customRole, industry }: WaitingGrant): string =>
  `${customRole ?? roleTable[roleName].label} in ${industryLabels[industry]}`;

/** A grant with what helps to judge it. */
export function GrantRow({ grant, chosen = false, onChoose, children }: GrantRowProps) {
  const { dayOf } = useFormat();
  const { person, personTitle, grantedAt, lastUsedAt, only, state } = grant;
  return (
    <li>
      <div className={css.person}>
        {onChoose && (
          <Checkbox aria-label={`Choose ${person}, ${grantName(grant)}`} checked={chosen} onChange={onChoose} />
        )}
        <div className={rows.what}>
          <span className={rows.name}>
            {person} {state === 'flagged' && <StatusBadge variant="error">Flagged</StatusBadge>}
          </span>
          <span>{grantName(grant)}</span>
          <span className={css.about}>
            {personTitle} · given {dayOf(grantedAt)} ·{' '}
            {lastUsedAt ? `last here ${dayOf(lastUsedAt)}` : 'not here in the last months'}
            {only && ' · the only grant'}
          </span>
        </div>
      </div>
      <div className={css.deeds}>{children}</div>
    </li>
  );
}
