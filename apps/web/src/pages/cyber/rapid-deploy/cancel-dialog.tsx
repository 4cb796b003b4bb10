import { cancelDeployRequest, type DeployRequestDetail } from '@talent-os/contracts/cyber/deploy';
import { ReasonDialog } from '@/features/voice/reason-dialog';

type CancelDialogProps = { readonly request: DeployRequestDetail; readonly onClose: () => void };

/** Cancels a request; who was asked or has accepted is told. */
export const CancelDialog = ({ request: { id, version }, onClose }: CancelDialogProps) => (
  <ReasonDialog
    operation={cancelDeployRequest}
    toInput={(reason) => ({ deployRequestId: id, version, reason })}
    title="Cancel this request?"
    submit="Cancel request"
    description="Everybody who was asked or has accepted is told. This cannot be taken back."
    done="Request cancelled"
    onClose={onClose}
  />
);
