/** Refusals about offers: rows of the closed table. */
export const offerErrors = {
  'offer.application': { status: 422, title: 'Only a person with an active application gets an offer' },
  'offer.stage': { status: 422, title: 'Move the person to the offer stage first' },
  'offer.seat': { status: 422, title: 'This seat is not open' },
  'offer.live': { status: 409, title: 'There is already an offer for this seat' },
  'offer.start': { status: 422, title: 'The start lies in the future' },
  'offer.transition': { status: 409, title: 'This offer cannot go there from its current state' },
  'offer.ownDecision': { status: 403, title: 'An offer is approved by someone else than its author' },
  'offer.approver': { status: 403, title: 'This step of the approval is decided by someone else' },
  'offer.nobody': {
    status: 409,
    title: 'Nobody but you could approve this offer - ask an administrator to change its approval',
  },
  'offer.over': { status: 409, title: 'The time to answer this offer is over' },
  'offer.theirs': { status: 403, title: 'A colleague answers an offer themselves' },
} as const;
