import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { labelOf, partIn, type Action, type Offer } from './mentorship.rules';

export type EndingAction = 'end' | 'decline';
export const isEnding = (action: Action): action is EndingAction => action === 'end' || action === 'decline';

type EndDialogProps = {
  readonly offer: Offer;
  readonly action: EndingAction;
  readonly loading: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** What ending means: for whom, and whether the offer lives on. */
function consequenceOf(offer: Offer, action: EndingAction): string {
  if (action === 'decline')
    return `${offer.menteeName ?? 'Whoever asked'} is told, and the offer is open to others again.`;
  if (offer.status === 'matched') return 'The mentorship ends for both of you.';
  return partIn(offer) === 'mentee'
    ? 'Your request goes, and the offer is open to others again.'
    : 'Nobody can ask for it any more.';
}

/** Asks before an offer, a request or a mentorship ends. */
export function EndDialog({ offer, action, loading, onConfirm, onClose }: EndDialogProps) {
  const label = labelOf(action, offer);
  return (
    <ConfirmDialog danger title={`${label}?`} confirm={label} loading={loading} onConfirm={onConfirm} onClose={onClose}>
      {consequenceOf(offer, action)}
    </ConfirmDialog>
  );
}
