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

/** What its holder takes back: the renewal that is looked at, or the credential itself. */
const waitingName = ({ name, renewal }: OwnCredential) =>
  renewal?.status === 'submitted' ? `the renewal of ${name}` : name;

type CredentialRowProps = {
  readonly credential: OwnCredential;
  readonly onChoose: (action: 'renew' | 'withdraw' | 'documents') => void;
};

/** One credential of mine: an expiring or expired one can be renewed, what waits can be taken back. */
export function CredentialRow({ credential, onChoose }: CredentialRowProps) {
  const { name, status, verification, renewal, revokeReason, documents, may } = credential;
  const documentsText = documents > 0 ? `Documents (${documents})` : 'Documents';
  return (
    <li>
      <div className={css.cell}>
        <span className={css.name}>{name}</span>
        <span className={css.facts}>
          {credential.issuer} · {credential.number}
        </span>
        <span className={css.facts}>
          Valid until {day(credential.expirationDate)} ·{' '}
          <span className={credential.daysLeft < 0 ? css.late : undefined}>{leftText(credential.daysLeft)}</span>
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
        {may.do.includes('renew') && (
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
        {may.do.includes('withdraw') && (
          <RowButton
            label="Withdraw"
            of={waitingName(credential)}
            variant="default"
            onClick={() => onChoose('withdraw')}
          />
        )}
      </div>
    </li>
  );
}
