import type { getVerification } from '@talent-os/contracts/audit/verifications';
import type { Output } from '@talent-os/contracts/define';
import { counted } from '@/lib/counted';
import { count, momentOf } from '@/lib/format';
import { ownTimezone } from '@/lib/own-timezone';
import type { BadgeVariant } from '@/ui/display/status-badge';

export type Verification = NonNullable<Output<typeof getVerification>['verification']>;
type FaultKind = NonNullable<Verification['fault']>['kind'];

export const looks: Readonly<
  Record<Verification['status'], { readonly label: string; readonly variant: BadgeVariant }>
> = {
  running: { label: 'Verifying', variant: 'default' },
  sound: { label: 'Whole', variant: 'success' },
  broken: { label: 'Broken', variant: 'error' },
  failed: { label: 'Not finished', variant: 'warning' },
};

const faults: Readonly<Record<FaultKind, string>> = {
  content: 'it says something else than was sealed',
  link: 'it does not follow from the one before',
  gap: 'it is missing',
  checkpoint: 'it disagrees with what was signed',
  truncated: 'events from here on are gone',
  copy: 'the copy outside the database is missing or shortened',
  stale: 'the copy outside the database has stopped',
};

export const isRunning = (verification: Verification | null | undefined): boolean => verification?.status === 'running';

/** What was found, in a line. */
export function tellVerification({
  status,
  checked,
  records,
  checkpoints,
  fault,
  startedAt,
  startedByName,
  copiedAt,
}: Verification): string {
  const zone = ownTimezone();
  if (status === 'running') return `${count(checked)} of ${counted(records, 'events')}`;
  const asked = `${momentOf(startedAt, zone)}${startedByName ? `, ${startedByName}` : ''}`;
  if (status === 'failed') return `It did not come to its end. Asked for ${asked}`;
  if (fault) return `Event ${count(fault.sequence)}: ${faults[fault.kind]}. Verified ${asked}`;
  const copy = copiedAt ? `, copy of ${momentOf(copiedAt, zone)}` : '';
  return `${counted(checked, 'events')}, ${counted(checkpoints, 'signatures')}${copy}. Verified ${asked}`;
}
