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

/** Who says yes to an offer before it goes out, in this order. */
export const offerSteps = ['manager', 'hr'] as const;
export type OfferStep = (typeof offerSteps)[number];

export const offerStepLabels: Record<OfferStep, string> = { manager: 'Hiring manager', hr: 'HR' };

/** Days a person has to answer, unless said otherwise. */
export const OFFER_DAYS = 7;
export const MAX_OFFER_DAYS = 30;
