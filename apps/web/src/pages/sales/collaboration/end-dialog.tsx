import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { labelOf, partIn, type Offer } from './mentorship.rules';

type EndDialogProps = {
  readonly offer: Offer;
  readonly loading: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** What ending means: for whom, and whether the offer lives on. */
function consequenceOf(offer: Offer): string {
  if (offer.status === 'matched') return 'The mentorship ends for both of you.';
  return partIn(offer) === 'mentee'
    ? 'Your request goes, and the offer is open to others again.'
    : 'Nobody can ask for it any more.';
}

/** Asks before an offer, a request or a mentorship ends. */
export function EndDialog({ offer, loading, onConfirm, onClose }: EndDialogProps) {
  const label = labelOf('end', offer);
  return (
    <ConfirmDialog danger title={`${label}?`} confirm={label} loading={loading} onConfirm={onConfirm} onClose={onClose}>
      {consequenceOf(offer)}
    </ConfirmDialog>
  );
}
