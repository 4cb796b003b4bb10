import { offerActions, type OfferAction } from '@talent-os/contracts/talent/offers.js';
import type { ErrorCode } from '@talent-os/contracts';
import type { Day } from '@talent-os/service-kit/calendar';
import { statesWithout } from '@talent-os/service-kit/may';
import type { Offer } from './offer.entity.js';
import { actionRefusal, decisionRefusal, standingRefusal, startRefusal } from './offer.rules.js';

type OfferAsRead = Pick<Offer, 'status' | 'startDate' | 'authorId' | 'approvals'> & { readonly expiresAt: Date | null };

/** Who asks, of which application, and when. */
export type OfferSituation = {
  readonly userId: string;
  readonly keeps: boolean;
  readonly sends: boolean;
  readonly decides: boolean;
  /** The step that waits is the caller's. */
  readonly admitted: boolean;
  readonly application: { readonly status: string; readonly source: string };
  readonly seat: { readonly status: string };
  readonly today: Day;
  readonly now: Date;
};

type Refusal = (offer: OfferAsRead, situation: OfferSituation) => ErrorCode | undefined;

const theirs: Refusal = (_, { application }) => (application.source === 'internal' ? 'offer.theirs' : undefined);
const late: Refusal = ({ startDate }, { today }) => startRefusal(startDate, today);
const standing: Refusal = (_, situation) => standingRefusal(situation);

/** What else each deed is refused for, beside the state of the offer. */
const others: Record<OfferAction, readonly Refusal[]> = {
  edit: [],
  submit: [late],
  decide: [decisionRefusal],
  send: [standing, late],
  accept: [theirs, standing],
  decline: [theirs],
  rescind: [],
};

const right: Record<OfferAction, 'keeps' | 'sends' | 'decides'> = {
  edit: 'keeps',
  submit: 'keeps',
  decide: 'decides',
  send: 'sends',
  accept: 'sends',
  decline: 'sends',
  rescind: 'sends',
};

/** What the caller may do with an offer as it stands. */
export const mayOfOffer = (offer: OfferAsRead, situation: OfferSituation): { do: OfferAction[] } => ({
  do: statesWithout(offerActions, (action): ErrorCode | undefined => {
    if (!situation[right[action]]) return 'access.denied';
    const refusal = actionRefusal(action, offer, situation.now);
    return refusal ?? others[action].map((refuses) => refuses(offer, situation)).find(Boolean);
  }),
});
