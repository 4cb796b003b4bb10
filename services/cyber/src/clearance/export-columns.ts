import { clearanceLevelLabels, investigationLabels } from '@talent-os/contracts/cyber/clearance-kinds.js';
import type { HeldClearance } from '@talent-os/contracts/cyber/clearance.js';

type Column = (clearance: HeldClearance) => string | number | null;

/** Columns of the file of clearances. */
export const COLUMNS: Readonly<Record<string, Column>> = {
  Holder: ({ holderName }) => holderName,
  Level: ({ currentLevel }) => clearanceLevelLabels[currentLevel],
  Standing: ({ standing }) => standing,
  Granted: ({ grantedDate }) => grantedDate,
  'Granting authority': ({ grantingAuthority }) => grantingAuthority,
  'Valid until': ({ expirationDate }) => expirationDate,
  Investigation: ({ investigationStatus }) => investigationLabels[investigationStatus],
  'Last investigation closed': ({ lastInvestigationClosed }) => lastInvestigationClosed,
  'Reinvestigation due': ({ reinvestigationDue }) => reinvestigationDue,
  'Days until due': ({ daysUntilDue }) => daysUntilDue,
  'Access ended': ({ accessEndedAt }) => accessEndedAt,
  Verified: ({ verifiedAt }) => verifiedAt,
  'Waits for verification': ({ waiting }) => (waiting ? 'yes' : 'no'),
};
