import { withdrawMyApplication, type MyApplication } from '@talent-os/contracts/talent/my-applications';
import { ReasonDialog } from '../voice/reason-dialog';

type WithdrawDialogProps = {
  readonly application: Pick<MyApplication, 'id' | 'positionTitle'>;
  readonly onClose: () => void;
};

/** Withdraws an application of mine; why is said where I want to. */
export const WithdrawDialog = ({ application: { id, positionTitle }, onClose }: WithdrawDialogProps) => (
  <ReasonDialog
    operation={withdrawMyApplication}
    toInput={(note) => ({ applicationId: id, ...(note && { note }) })}
    name="note"
    required={false}
    label="Why"
    title="Withdraw your application?"
    submit="Withdraw"
    description="The hiring team reads it. You need not say."
    done={`You withdrew: ${positionTitle}`}
    onClose={onClose}
  >
    {positionTitle}: the hiring team is told at once, and interviews are called off. You can apply again after 90 days.
  </ReasonDialog>
);
