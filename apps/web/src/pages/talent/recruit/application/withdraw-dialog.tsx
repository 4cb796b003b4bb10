import type { ApplicationDetail } from '@talent-os/contracts/talent/applications';
import { withdrawApplication } from '@talent-os/contracts/talent/application-changes';
import { ReasonDialog } from '@/features/voice/reason-dialog';

type WithdrawDialogProps = { readonly application: ApplicationDetail; readonly onClose: () => void };

/** Notes that a person no longer wants the position, and how they said so. */
export const WithdrawDialog = ({ application: { id, personName, positionTitle }, onClose }: WithdrawDialogProps) => (
  <ReasonDialog
    operation={withdrawApplication}
    toInput={(note) => ({ applicationId: id, note })}
    title="Withdraw application"
    submit="Withdraw application"
    name="note"
    label="What did they say?"
    done={`${personName} has withdrawn`}
    onClose={onClose}
  >
    {personName} no longer wants {positionTitle}. This cannot be taken back.
  </ReasonDialog>
);
