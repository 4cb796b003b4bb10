import type { MyApplication, MyOffer } from '@talent-os/contracts/talent/my-applications';
import { useState } from 'react';
import { useViewParams } from '@/lib/use-view-params';
import { ApplicationItem } from './application-item';
import type { PickedSlot } from './pick-dialog';
import { lazyPart } from '@/ui/loading/lazy-part';

const OfferDialog = lazyPart(async () => (await import('./offer-dialog')).OfferDialog);
const WithdrawDialog = lazyPart(async () => (await import('./withdraw-dialog')).WithdrawDialog);
const PickDialog = lazyPart(async () => (await import('./pick-dialog')).PickDialog);

/** Applications of the reader, with what they answer to. */
export function ApplicationList({ items }: { readonly items: readonly MyApplication[] }) {
  const [slot, setSlot] = useState<PickedSlot>();
  const [leaving, setLeaving] = useState<MyApplication>();
  const [params, change] = useViewParams();
  const offered = items.find(({ offer }) => offer !== null && offer.id === params.get('offer'));
  const read = (offer?: MyOffer) => change({ offer: offer?.id }, { replace: true });
  return (
    <>
      <ul className="plain">
        {items.map((application) => (
          <ApplicationItem
            key={application.id}
            application={application}
            sought={application.id === params.get('application')}
            onPick={setSlot}
            onOffer={read}
            onWithdraw={setLeaving}
          />
        ))}
      </ul>
      {slot && <PickDialog slot={slot} onClose={() => setSlot(undefined)} />}
      {leaving && <WithdrawDialog application={leaving} onClose={() => setLeaving(undefined)} />}
      {offered?.offer && (
        <OfferDialog offer={offered.offer} positionTitle={offered.positionTitle} onClose={() => read()} />
      )}
    </>
  );
}
