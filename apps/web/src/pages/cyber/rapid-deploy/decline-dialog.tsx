import { declineProposal, type OwnProposal } from '@talent-os/contracts/cyber/deploy';
import { ReasonDialog } from '@/features/voice/reason-dialog';

type DeclineDialogProps = { readonly proposal: OwnProposal; readonly onClose: () => void };

/** Declines a deployment, with a reason for who proposed it. */
export const DeclineDialog = ({ proposal: { id: proposalId, location }, onClose }: DeclineDialogProps) => (
  <ReasonDialog
    operation={declineProposal}
    toInput={(reason) => ({ proposalId, reason })}
    title={`Decline ${location}?`}
    submit="Decline"
    description="Whoever proposed it reads it"
    done="Declined"
    onClose={onClose}
  />
);
