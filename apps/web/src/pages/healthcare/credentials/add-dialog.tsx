import { Select, TextInput } from '@mantine/core';
import { addCredential, type CredentialKind } from '@talent-os/contracts/healthcare/credentials';
import { daysFromToday, today } from '@/lib/today';
import { useCommandForm } from '@/lib/use-command-form';
import { DayField } from '@/ui/field/day-field';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { kindLabels } from '@/features/credentials/labels';
import { choicesOf } from '@/lib/choices';

const initial = {
  name: '',
  kind: 'certification' as CredentialKind,
  issuer: '',
  number: '',
  state: '',
  issuedAt: '',
  expirationDate: '',
};

/** Records a credential of mine, which HR then verifies. */
export function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const { field, dialog } = useCommandForm(addCredential, {
    initial,
    toInput: (values) => values,
    done: 'Credential added; HR will verify it',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Add credential" submit="Add">
      <TextInput label="Name" required maxLength={120} data-autofocus {...field('name')} />
      <Select label="Kind" allowDeselect={false} data={choicesOf(kindLabels)} {...field('kind')} />
      <TextInput label="Issuer" required maxLength={120} {...field('issuer')} />
      <TextInput label="Number" required maxLength={60} {...field('number')} />
      <TextInput label="State" description="Where it is bound to one" maxLength={60} {...field('state')} />
      <DayField label="Issued on" max={today()} {...field('issuedAt')} />
      <DayField label="Valid until" min={daysFromToday(1)} {...field('expirationDate')} />
    </FormDialog>
  );
}
