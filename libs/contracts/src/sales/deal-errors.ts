/** Refusals about deals: rows of the closed table. */
export const dealErrors = {
  'deal.transition': { status: 422, title: 'A deal cannot move there from its current stage' },
  'deal.amount': { status: 422, title: 'A won deal needs an amount above zero' },
  'deal.closeDate': { status: 422, title: 'A won deal needs a close date of today or earlier' },
  'deal.lossReason': { status: 422, title: 'A lost deal needs a reason' },
  'deal.note': { status: 422, title: 'Moving a deal back needs a note' },
  'deal.closed': { status: 409, title: 'The shares of a closed deal stay as they are; it can be reopened' },
  'deal.share': { status: 422, title: 'Shares of others come to 99% at most: the owner keeps a part' },
  'deal.seller': { status: 422, title: 'A deal is shared with a colleague who sells, beside its owner' },
} as const;
