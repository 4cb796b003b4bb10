import { TextInput } from '@mantine/core';
import { stateClearance } from '@talent-os/contracts/talent/verifications';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { DayField } from '@/ui/field/day-field';

/** States a clearance: a status, and never a paper of an investigation. */
export function ClearanceDialog({ onClose }: { readonly onClose: () => void }) {
  const { field, dialog } = useCommandForm(stateClearance, {
    initial: { name: '', issuer: '', validUntil: '' },
    toInput: ({ validUntil, ...values }) => ({ ...values, validUntil: validUntil || null }),
    done: (_, { name }) => `${name} was stated`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title="State a clearance" submit="State">
      <TextInput
        label="Level"
        description="Its name alone. Please enter nothing of an investigation."
        required
        maxLength={120}
        data-autofocus
        {...field('name')}
      />
      <TextInput label="Granted by" maxLength={120} {...field('issuer')} />
      <DayField label="Valid until" required={false} {...field('validUntil')} />
    </FormDialog>
  );
}
