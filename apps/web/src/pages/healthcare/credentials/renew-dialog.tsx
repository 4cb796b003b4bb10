import { Text, TextInput } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import { renewCredential } from '@talent-os/contracts/healthcare/credentials';
import type { myEducation } from '@talent-os/contracts/healthcare/education';
import { day } from '../../../lib/format';
import { daysFromToday } from '../../../lib/today';
import { useCommandForm } from '../../../lib/use-command-form';
import { DayField } from '../../../ui/day-field';
import { FormDialog } from '../../../ui/form-dialog';
import type { Own } from './credential-row';
import { shortfallText } from './figures';
import css from '../healthcare.module.css';

export type CredentialDialogProps = {
  readonly credential: Own;
  readonly education: Output<typeof myEducation> | undefined;
  readonly onClose: () => void;
};

/** Asks for the new date of a credential. Missing hours are said, and stop nobody. */
export function RenewDialog({ credential, education, onClose }: CredentialDialogProps) {
  const { id, name, kind, number, expirationDate } = credential;
  const { field, dialog } = useCommandForm(renewCredential, {
    initial: { expirationDate: '', number },
    toInput: (values) => ({ credentialId: id, ...values }),
    done: `Renewal of ${name} submitted`,
    onClose,
  });
  const shortfall = kind === 'license' ? shortfallText(education) : undefined;
  return (
    <FormDialog {...dialog} title={`Renew ${name}`} submit="Submit renewal">
      <Text size="sm">
        {day(expirationDate)} stays in force until HR has verified the new date with {credential.issuer}.
      </Text>
      {shortfall && <p className={css.warning}>{shortfall}</p>}
      <DayField label="New date" min={daysFromToday(1)} data-autofocus {...field('expirationDate')} />
      <TextInput label="Number" required maxLength={60} {...field('number')} />
    </FormDialog>
  );
}
