import type { MyApplication, MyOffer } from '@talent-os/contracts/talent/my-applications';
import { useState } from 'react';
import { ApplicationItem } from './application-item';
import { OfferDialog } from './offer-dialog';
import { PickDialog, type Picked } from './pick-dialog';

type Choice = { readonly slot: Picked } | { readonly offer: MyOffer; readonly positionTitle: string };

/** Applications of the reader, with what they answer to. */
export function ApplicationList({ items }: { readonly items: readonly MyApplication[] }) {
  const [choice, setChoice] = useState<Choice>();
  const close = () => setChoice(undefined);
  return (
    <>
      <ul className="plain">
        {items.map((application) => (
          <ApplicationItem
            key={application.id}
            application={application}
            onPick={(slot) => setChoice({ slot })}
            onOffer={(offer) => setChoice({ offer, positionTitle: application.positionTitle })}
          />
        ))}
      </ul>
      {choice && 'slot' in choice && <PickDialog slot={choice.slot} onClose={close} />}
      {choice && 'offer' in choice && (
        <OfferDialog offer={choice.offer} positionTitle={choice.positionTitle} onClose={close} />
      )}
    </>
  );
}
