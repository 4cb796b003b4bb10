import type { Transaction } from '@talent-os/service-kit';
import { ComplianceControl } from './control.entity.js';
import { SAFEGUARDS } from './controls.data.js';

/** Adds the safeguards an organization does not have yet; answers them. */
export async function installControls(tx: Transaction): Promise<ComplianceControl[]> {
  const known = new Set((await tx.findAll(ComplianceControl, {})).map(({ citation }) => citation));
  return tx.insertAll(
    ComplianceControl,
    SAFEGUARDS.map(([citation, title, kind], index) => ({
      citation,
      title,
      kind,
      position: index + 1,
      status: 'not_met' as const,
      alternative: null,
      ownerId: null,
      reviewedOn: null,
      nextReviewOn: null,
    })).filter(({ citation }) => !known.has(citation)),
  );
}
