import { rejectCredential, revokeCredential, type HeldCredential } from '@talent-os/contracts/healthcare/credentials';
import { counted } from '@/lib/counted';
import { bulkCommand, type BulkAction } from '@/ui/list/bulk-action';

const waits = ({ may }: HeldCredential) => may.do.includes('reject');
const named = (credentials: readonly HeldCredential[]) =>
  credentials.map(({ name, holderName }) => `${name} of ${holderName}`).join(', ');
const reason = { description: 'Each holder will read it.', maxLength: 300 };

/**
 * Several credentials are rejected or revoked for one reason; never one’s own. To verify one takes the reference it was
 * found under, which no other has.
 */
export const staffBulk: readonly BulkAction<HeldCredential>[] = [
  bulkCommand(rejectCredential, {
    key: 'reject',
    label: 'Reject…',
    allows: waits,
    reason,
    input: ({ id }, text) => ({ credentialId: id, reason: text }),
    done: (count) => `${counted(count, 'credentials')} rejected`,
    confirm: (credentials) => ({
      title: `Reject ${counted(credentials.length, 'credentials')}`,
      text: `${named(credentials)}. A rejected renewal leaves the date in force; what was never verified counts for nothing.`,
      confirm: 'Reject',
    }),
  }),
  bulkCommand(revokeCredential, {
    key: 'revoke',
    label: 'Revoke…',
    danger: true,
    allows: (credential) => credential.may.do.includes('revoke') && !waits(credential),
    reason,
    input: ({ id, version }, text) => ({ credentialId: id, version, reason: text }),
    done: (count) => `${counted(count, 'credentials')} revoked`,
    confirm: (credentials) => ({
      title: `Revoke ${counted(credentials.length, 'credentials')}`,
      text: `${named(credentials)}. Their holders can no longer work on the strength of them, and shifts that need them are free again. This cannot be taken back.`,
      confirm: 'Revoke',
    }),
  }),
];
