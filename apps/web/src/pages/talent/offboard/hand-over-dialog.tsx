import { holdingOf, type HoldingKind } from '@talent-os/contracts/offboarding/holdings';
import { handOverHolding } from '@talent-os/contracts/talent/offboarding';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { PersonSelect } from '@/ui/field/person-select';
import type { LeaverDialogProps } from './cancel-dialog';

/** Names who takes over what somebody holds of a kind. */
export function HandOverDialog({ leaver, kind, onClose }: LeaverDialogProps & { readonly kind: HoldingKind }) {
  const { id: offboardingId, version, employeeName, holdings } = leaver;
  const { toId, toName } = holdings.find((one) => one.kind === kind)!;
  const { label } = holdingOf(kind);
  const { field, dialog } = useCommandForm(handOverHolding, {
    initial: { toId: toId ?? '' },
    toInput: (values) => ({ offboardingId, version, kind, ...values }),
    done: `${label} of ${employeeName} have somebody who takes them over`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Who takes over from ${employeeName}?`} submit="Hand over">
      <PersonSelect
        label={label}
        current={toId && toName ? { id: toId, name: toName } : undefined}
        {...field('toId')}
      />
    </FormDialog>
  );
}
