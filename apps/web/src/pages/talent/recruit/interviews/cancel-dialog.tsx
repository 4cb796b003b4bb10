import { cancelInterview } from '@talent-os/contracts/talent/interviews';
import { ReasonDialog } from '@/features/voice/reason-dialog';

type CancelDialogProps = { readonly interviewId: string; readonly onClose: () => void };

/** Cancels an interview with a reason everybody in it reads. */
export const CancelDialog = ({ interviewId, onClose }: CancelDialogProps) => (
  <ReasonDialog
    operation={cancelInterview}
    toInput={(reason) => ({ interviewId, reason })}
    title="Cancel this interview?"
    submit="Cancel interview"
    description="Everybody in it will read it."
    done="Interview cancelled"
    onClose={onClose}
  />
);
