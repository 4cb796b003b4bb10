import { Button } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import type { ownCredentials } from '@talent-os/contracts/healthcare/credentials';
import { badgeOf } from '@/ui/display/badges';
import { day } from '@/lib/format';
import { StatusBadge } from '@/ui/display/status-badge';
import { RowButton } from '@/ui/button/row-button';
import { leftText, methodLabels, renewalLabels, statusLabels } from '@/features/credentials/labels';
import css from '../healthcare.module.css';

export type OwnCredential = Output<typeof ownCredentials>['items'][number];

const hasRenewalWaiting = ({ renewal }: Pick<OwnCredential, 'renewal'>) => renewal?.status === 'submitted';

/** It expires soon or has, and nobody looks at a renewal yet. */
export const isRenewable = (credential: OwnCredential): boolean =>
  (credential.status === 'expiring' || credential.status === 'expired') && !hasRenewalWaiting(credential);

type CredentialRowProps = {
  readonly credential: OwnCredential;
  readonly onChoose: (action: 'renew' | 'withdraw' | 'documents') => void;
};

/** One credential of mine: an expiring or expired one can be renewed, what waits can be taken back. */
export function CredentialRow({ credential, onChoose }: CredentialRowProps) {
  const { name, issuer, number, expirationDate, daysLeft, status, verification, renewal, revokeReason, documents } =
    credential;
  const documentsText = documents > 0 ? `Documents (${documents})` : 'Documents';
  const submitted = hasRenewalWaiting(credential);
  const waits = submitted || status === 'pending_verification';
  return (
    <li>
      <div className={css.cell}>
        <span className={css.name}>{name}</span>
        <span className={css.facts}>
          {issuer} · {number}
        </span>
        <span className={css.facts}>
          Valid until {day(expirationDate)} ·{' '}
          <span className={daysLeft < 0 ? css.late : undefined}>{leftText(daysLeft)}</span>
        </span>
        {verification && (
          <span className={css.facts}>
            Verified by {verification.byName}: {methodLabels[verification.method].toLowerCase()}
          </span>
        )}
        {renewal && (
          <span className={css.note}>
            {renewalLabels[renewal.status]}: valid until {day(renewal.expirationDate)}
            {renewal.reason && `. Reason: ${renewal.reason}`}
          </span>
        )}
        {revokeReason && <span className={css.note}>Reason: {revokeReason}</span>}
      </div>
      <div className={css.buttons}>
        <StatusBadge variant={badgeOf('certification', status)}>{statusLabels[status]}</StatusBadge>
        {isRenewable(credential) && (
          <RowButton label="Renew" of={name} variant="light" onClick={() => onChoose('renew')} />
        )}
        <Button
          size="xs"
          variant="default"
          onClick={() => onChoose('documents')}
          aria-label={`${documentsText} of ${name}`}
        >
          {documentsText}
        </Button>
        {waits && status !== 'revoked' && (
          <RowButton
            label="Withdraw"
            of={`${submitted ? 'the renewal of ' : ''}${name}`}
            variant="default"
            onClick={() => onChoose('withdraw')}
          />
        )}
      </div>
    </li>
  );
}
