import type { ApprovalStep } from './requisition-states.js';

/** `live`: it keeps the seat, so that there is no second one. `out`: the person can answer it. */
export const offerStates = {
  draft: { label: 'Draft', live: true, out: false },
  in_approval: { label: 'In approval', live: true, out: false },
  approved: { label: 'Approved', live: true, out: false },
  sent: { label: 'Sent', live: true, out: true },
  viewed: { label: 'Read', live: true, out: true },
  accepted: { label: 'Accepted', live: false, out: false },
  declined: { label: 'Declined', live: false, out: false },
  expired: { label: 'Expired', live: false, out: false },
  rescinded: { label: 'Withdrawn', live: false, out: false },
} as const;
export type OfferState = keyof typeof offerStates;
export const offerStateKeys = Object.keys(offerStates) as [OfferState, ...OfferState[]];

/** Who says yes to an offer before it goes out, as people call them. */
export const offerStepLabels: Record<ApprovalStep, string> = {
  department: 'Department head',
  hr: 'HR',
  organization: 'Organization admin',
  manager: 'Hiring manager',
  receiving: 'Receiving manager',
  current: 'Current manager',
  person: 'Named person',
};
/** Steps of the chain every organization begins with: whoever has the right to decides them. */
export type OpenStep = 'manager' | 'hr';

/** Why approvers are told of what waits once more. */
export const offerWaitingCauses = ['reminder', 'escalation', 'left'] as const;

/** Days a person has to answer, unless said otherwise. */
export const OFFER_DAYS = 7;
export const MAX_OFFER_DAYS = 30;
