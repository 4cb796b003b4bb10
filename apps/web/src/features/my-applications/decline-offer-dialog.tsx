import { answerOffer } from '@talent-os/contracts/talent/my-applications';
import { ReasonDialog } from '../voice/reason-dialog';

type DeclineOfferDialogProps = {
  readonly jobOfferId: string;
  readonly positionTitle: string;
  readonly onClose: () => void;
};

/** Declines an offer with a reason the hiring team reads. */
export const DeclineOfferDialog = ({ jobOfferId, positionTitle, onClose }: DeclineOfferDialogProps) => (
  <ReasonDialog
    operation={answerOffer}
    toInput={(reason) => ({ jobOfferId, answer: 'declined' as const, reason })}
    title="Decline this offer?"
    submit="Decline offer"
    description="The hiring team will read it."
    done="You declined the offer"
    onClose={onClose}
  >
    {positionTitle}: the offer ends with this.
  </ReasonDialog>
);
