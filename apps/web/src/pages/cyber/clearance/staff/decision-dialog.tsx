import {
  confirmClearance,
  rejectClearance,
  type ClearanceUpdate,
  type HeldClearance,
} from '@talent-os/contracts/cyber/clearance';
import { ConfirmCommand } from '@/ui/dialog/confirm-command';
import { ReasonDialog } from '@/features/voice/reason-dialog';
import { Changes } from './changes';

export type Choice = {
  readonly clearance: HeldClearance;
  readonly update: ClearanceUpdate;
  readonly action: 'confirm' | 'reject';
};
type DialogProps = { readonly choice: Choice; readonly onClose: () => void };

/** Decides about what a person reported, with what would change beside it. */
export function DecisionDialog(props: DialogProps) {
  return props.choice.action === 'confirm' ? <Confirm {...props} /> : <Reject {...props} />;
}

function Confirm({ choice: { clearance, update }, onClose }: DialogProps) {
  const { id: clearanceId, holderName } = clearance;
  return (
    <ConfirmCommand
      operation={confirmClearance}
      input={{ clearanceId, updateId: update.id }}
      done={`Clearance of ${holderName} confirmed`}
      title={`Confirm the report of ${holderName}?`}
      confirm="Confirm"
      onClose={onClose}
    >
      <Changes before={clearance} after={update} />
    </ConfirmCommand>
  );
}

const Reject = ({ choice: { clearance, update }, onClose }: DialogProps) => (
  <ReasonDialog
    operation={rejectClearance}
    toInput={(reason) => ({ clearanceId: clearance.id, updateId: update.id, reason })}
    title={`Reject the report of ${clearance.holderName}`}
    submit="Reject"
    description={`${clearance.holderName} will read it. No details of a case.`}
    maxLength={300}
    done={`Report of ${clearance.holderName} rejected`}
    onClose={onClose}
  >
    <Changes before={clearance} after={update} />
  </ReasonDialog>
);
