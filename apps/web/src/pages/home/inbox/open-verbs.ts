import type { InboxKind } from '@talent-os/contracts/inbox/kinds';

/** What people do on the screen a row opens, where nothing is done in place. */
const verbs: Partial<Record<InboxKind, string>> = {
  requisitionReturned: 'Change request',
  application: 'Review',
  scorecard: 'Write scorecard',
  checkpoint: 'Hold checkpoint',
  interviewSlot: 'Choose a time',
  offerAnswer: 'Read the offer',
  ownClaim: 'See shift',
  credential: 'Renew',
  credentialCheck: 'Verify',
  attestation: 'Attest',
  course: 'Continue',
  control: 'Review',
  breach: 'Decide',
  incident: 'Respond',
  vulnerability: 'Remediate',
  clearance: 'Report',
  clearanceCheck: 'Verify',
  deal: 'Update deal',
  checkIn: 'Check in',
  wellness: 'Start',
  proposal: 'Read and decide',
};

export const openVerb = (kind: InboxKind): string => verbs[kind] ?? 'Open';
