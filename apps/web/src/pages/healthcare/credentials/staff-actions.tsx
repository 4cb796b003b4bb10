import { Button } from '@mantine/core';
import type { HeldCredential } from '@talent-os/contracts/healthcare/credentials';
import { useMe } from '@/lib/session';
import type { Action, Choice } from './decision-dialog';
import css from '../healthcare.module.css';

type StaffActionsProps = {
  readonly credential: HeldCredential;
  readonly onChoose: (choice: Choice) => void;
};

/** What can be decided about a credential: what waits is verified or rejected, the rest may be revoked. Never one's own. */
export function StaffActions({ credential, onChoose }: StaffActionsProps) {
  const { userId, holderName, name, status, renewal } = credential;
  const me = useMe().user.id;
  if (status === 'revoked' || userId === me) return null;
  const waits = status === 'pending_verification' || renewal?.status === 'submitted';
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
      {waits && button('verify', 'Verify', true)}
      {waits && button('reject', 'Reject')}
      {!waits && button('revoke', 'Revoke')}
    </span>
  );
}
