import { getOffers, listOffers } from '@talent-os/contracts/talent/offers';

/** Reads a change of an offer makes stale. */
export const offerReads = [getOffers, listOffers];
