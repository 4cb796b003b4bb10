import { decideOffer, recordAnswer, rescindOffer, sendOffer, type Offer } from '@talent-os/contracts/talent/offers';
import { OFFER_DAYS } from '@talent-os/contracts/talent/offer-states';
import { ConfirmCommand } from '@/ui/dialog/confirm-command';
import { ReasonDialog } from '@/features/voice/reason-dialog';

type DialogProps = { readonly offer: Offer; readonly personName: string; readonly onClose: () => void };

function ReturnDialog({ offer: { id, authorName }, onClose }: DialogProps) {
  return (
    <ReasonDialog
      operation={decideOffer}
      title="Return this offer?"
      submit="Return"
      done="Offer returned"
      name="comment"
      label="What should change"
      description={`${authorName} will read it.`}
      toInput={(comment) => ({ jobOfferId: id, decision: 'returned' as const, comment })}
      onClose={onClose}
    />
  );
}

function SendDialog({ offer: { id }, personName, onClose }: DialogProps) {
  return (
    <ConfirmCommand
      operation={sendOffer}
      input={{ jobOfferId: id }}
      done={`Offer sent to ${personName}`}
      title={`Send the offer to ${personName}?`}
      confirm="Send offer"
      onClose={onClose}
    >
      {personName} reads the terms and has {OFFER_DAYS} days to answer.
    </ConfirmCommand>
  );
}

function RescindDialog({ offer: { id, sentAt }, personName, onClose }: DialogProps) {
  return (
    <ReasonDialog
      operation={rescindOffer}
      title="Withdraw this offer?"
      submit="Withdraw offer"
      done="Offer withdrawn"
      name="reason"
      label="Reason"
      description={sentAt ? `${personName} will read it.` : 'The hiring team will read it.'}
      toInput={(reason) => ({ jobOfferId: id, reason })}
      onClose={onClose}
    />
  );
}

function AcceptedDialog({ offer: { id }, personName, onClose }: DialogProps) {
  return (
    <ReasonDialog
      operation={recordAnswer}
      title={`${personName} accepted?`}
      submit="Record acceptance"
      done={`${personName} is hired`}
      name="note"
      label="How they told you"
      description="The seat is filled with this."
      toInput={(note) => ({ jobOfferId: id, answer: 'accepted' as const, note })}
      onClose={onClose}
    />
  );
}

function DeclinedDialog({ offer: { id }, personName, onClose }: DialogProps) {
  return (
    <ReasonDialog
      operation={recordAnswer}
      title={`${personName} declined?`}
      submit="Record refusal"
      done="Refusal recorded"
      name="note"
      label="How they told you"
      description="And why, as far as they said so."
      toInput={(note) => ({ jobOfferId: id, answer: 'declined' as const, note })}
      onClose={onClose}
    />
  );
}

export const dialogs = {
  return: ReturnDialog,
  send: SendDialog,
  rescind: RescindDialog,
  accepted: AcceptedDialog,
  declined: DeclinedDialog,
} as const;
export type OfferAction = keyof typeof dialogs;
