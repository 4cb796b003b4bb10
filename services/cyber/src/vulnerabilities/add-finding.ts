import type { Flags, VulnerabilityEntryKind } from '@talent-os/contracts/cyber/vulnerability-kinds.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { setVulnerabilityDue } from '../due.js';
import { note } from './change-vulnerability.js';
import { Vulnerability } from './vulnerability.entity.js';
import { dueFrom } from './vulnerability.rules.js';

export type Finding = Flags & { readonly cve: string; readonly asset: string; readonly cvss: number };

/** What a vulnerability starts with: nobody has dealt with it yet. */
export const initialState = {
  status: 'open',
  ownerId: null,
  checkedAt: null,
  remediatedAt: null,
  acceptedUntil: null,
  acceptedById: null,
  acceptReason: null,
  overdueToldAt: null,
} as const;

/** Puts a finding of this moment on the list. */
export async function addFinding(
  tx: Transaction,
  ctx: Ctx,
  finding: Finding,
  kind: Extract<VulnerabilityEntryKind, 'added' | 'found'>,
  timezone: string,
): Promise<Vulnerability> {
  const dueAt = dueFrom(ctx.now, finding);
  const vulnerability = await tx.insert(Vulnerability, { ...initialState, ...finding, foundAt: ctx.now, dueAt });
  await note(tx, vulnerability.id, ctx.userId, { kind });
  await setVulnerabilityDue(tx, vulnerability, timezone);
  return vulnerability;
}
