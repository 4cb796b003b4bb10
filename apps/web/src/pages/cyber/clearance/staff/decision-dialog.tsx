import {
  confirmClearance,
  rejectClearance,
  type ClearanceUpdate,
  type HeldClearance,
} from '@talent-os/contracts/cyber/clearance';
import { useCommand } from '../../../../lib/use-command';
import { useCommandForm } from '../../../../lib/use-command-form';
import { useReturnFocus } from '../../../../lib/use-return-focus';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { FormDialog } from '../../../../ui/form-dialog';
import { SpokenTextarea } from '../../../../features/voice/spoken-textarea';
import { clearanceReads } from '../reads';
import { Changes } from './changes';

export type Choice = {
  readonly clearance: HeldClearance;
  readonly update: ClearanceUpdate;
  readonly action: 'confirm' | 'reject';
};
type DialogProps = { readonly choice: Choice; readonly onClose: () => void };

/** Decides about what somebody reported, with what would change beside it. */
export function DecisionDialog(props: DialogProps) {
  useReturnFocus();
  return props.choice.action === 'confirm' ? <Confirm {...props} /> : <Reject {...props} />;
}

function Confirm({ choice: { clearance, update }, onClose }: DialogProps) {
  const { id: clearanceId, holderName } = clearance;
  const command = useCommand(confirmClearance, {
    refetches: clearanceReads,
    done: `Clearance of ${holderName} confirmed`,
  });
  const confirm = () => command.run({ clearanceId, updateId: update.id }).then(onClose, () => undefined);
  return (
    <ConfirmDialog
      opened
      title={`Confirm the report of ${holderName}?`}
      confirm="Confirm"
      loading={command.loading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Changes before={clearance} after={update} />
    </ConfirmDialog>
  );
}

function Reject({ choice: { clearance, update }, onClose }: DialogProps) {
  const { id: clearanceId, holderName } = clearance;
  const { field, submit, loading } = useCommandForm(rejectClearance, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({ clearanceId, updateId: update.id, reason }),
    refetches: clearanceReads,
    done: `Report of ${holderName} rejected`,
    onDone: onClose,
  });
  return (
    <FormDialog
      opened
      title={`Reject the report of ${holderName}`}
      submit="Reject"
      loading={loading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Changes before={clearance} after={update} />
      <SpokenTextarea
        label="Reason"
        description={`${holderName} will read it. No details of a case.`}
        required
        autosize
        minRows={2}
        maxLength={300}
        data-autofocus
        {...field('reason')}
      />
    </FormDialog>
  );
}
