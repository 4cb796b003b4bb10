import { Button } from '@mantine/core';
import type { HeldCredential } from '@talent-os/contracts/healthcare/credentials';
import type { Action, Choice } from './decision-dialog';
import css from '../healthcare.module.css';

type StaffActionsProps = {
  readonly credential: HeldCredential;
  readonly onChoose: (choice: Choice) => void;
};

/** What can be decided about a credential: what waits is verified or rejected, the rest may be revoked. Never one's own. */
export function StaffActions({ credential, onChoose }: StaffActionsProps) {
  const { holderName, name, may } = credential;
  if (may.do.length === 0) return null;
  const waits = may.do.includes('reject');
  const button = (action: Action, label: string, primary = false) => (
    <Button
      size="compact-sm"
      variant={primary ? 'light' : 'default'}
      onClick={() => onChoose({ credential, action })}
      aria-label={`${label} ${name} of ${holderName}`}
    >
      {label}
    </Button>
  );
  return (
    <span className={css.buttons}>
      {may.do.includes('verify') && button('verify', 'Verify', true)}
      {waits && button('reject', 'Reject')}
      {!waits && may.do.includes('revoke') && button('revoke', 'Revoke')}
    </span>
  );
}
