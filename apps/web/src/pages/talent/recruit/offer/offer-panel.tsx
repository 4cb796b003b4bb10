import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { offerErrors } from '@talent-os/contracts/talent/offer-errors';
import { draftOffer, getOffers, type Offer } from '@talent-os/contracts/talent/offers';
import { useState } from 'react';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';
import { Loaded } from '@/ui/loading/loaded';
import type { ApplicationPanelProps } from '../interviews/interviews-panel';
import { dialogs, type OfferAction } from './offer-dialogs';
import { OfferItem } from './offer-item';
import { TermsDialog } from './terms-dialog';
import css from '../interviews/panel.module.css';

type Choice = { readonly action: 'draft' } | { readonly action: OfferAction | 'edit'; readonly offer: Offer };

/** The offers of an application, from draft to answer. */
export function OfferPanel({ applicationId, personName, stageType, status }: ApplicationPanelProps) {
  const offers = useQuery(query(getOffers, { applicationId }));
  const keeps = useMay(draftOffer);
  const [choice, setChoice] = useState<Choice>();
  const close = () => setChoice(undefined);
  const Dialog = choice && choice.action !== 'draft' && choice.action !== 'edit' ? dialogs[choice.action] : undefined;
  const offer = choice && 'offer' in choice ? choice.offer : undefined;
  return (
    <section aria-label="Offer">
      <div className={css.head}>
        <h3 className={css.heading}>Offer</h3>
        {keeps && offers.data?.blocked === null && (
          <Button size="xs" onClick={() => setChoice({ action: 'draft' })}>
            Draft offer
          </Button>
        )}
      </div>
      <Loaded query={offers} skeletons={1}>
        {({ items, blocked }) => (
          <>
            {items.length === 0 && <p className={css.quiet}>{emptyText(blocked, stageType, status)}</p>}
            <ul className="plain">
              {items.map((one) => (
                <OfferItem key={one.id} offer={one} onChoose={(action) => setChoice({ action, offer: one })} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      {(choice?.action === 'draft' || choice?.action === 'edit') && (
        <TermsDialog applicationId={applicationId} personName={personName} offer={offer} onClose={close} />
      )}
      {Dialog && offer && <Dialog offer={offer} personName={personName} onClose={close} />}
    </section>
  );
}

/** Nothing was offered yet: what comes first, where something does. */
function emptyText(
  blocked: 'offer.application' | 'offer.stage' | 'offer.seat' | 'offer.live' | null,
  stageType: ApplicationPanelProps['stageType'],
  status: ApplicationPanelProps['status'],
): string {
  const runs = status === 'active' && stageType !== 'hired';
  return blocked && runs ? `No offer yet. ${offerErrors[blocked].title}.` : 'No offer yet';
}
