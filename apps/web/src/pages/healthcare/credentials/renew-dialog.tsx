import { FileInput, Text, TextInput } from '@mantine/core';
import type { Output } from '@talent-os/contracts/define';
import { renewCredential } from '@talent-os/contracts/healthcare/credentials';
import { addCredentialDocument } from '@talent-os/contracts/healthcare/documents';
import type { myEducation } from '@talent-os/contracts/healthcare/education';
import { documentKinds, mediaTypes } from '@talent-os/contracts/upload';
import { draftOf } from '@/lib/draft';
import { day } from '@/lib/format';
import { fieldErrors } from '@/lib/field-errors';
import { daysFromToday, today } from '@/lib/today';
import { useCommand } from '@/lib/use-command';
import { useSubmitForm } from '@/lib/use-submit-form';
import { useUpload } from '@/lib/use-upload';
import { DayField } from '@/ui/field/day-field';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { problemOf } from '../documents/add-document';
import type { OwnCredential } from './credential-row';
import { shortfallText } from './figures';
import css from '../healthcare.module.css';

export type CredentialDialogProps = {
  readonly credential: OwnCredential;
  readonly education: Output<typeof myEducation> | undefined;
  readonly onClose: () => void;
};

/** Asks for the new date of a credential and the paper that proves it. Missing hours are said, and stop nobody. */
export function RenewDialog({ credential, education, onClose }: CredentialDialogProps) {
  const { id: credentialId, name, kind, number } = credential;
  const renew = useCommand(renewCredential, { done: `Renewal of ${name} submitted` });
  const upload = useUpload(addCredentialDocument);
  const { field, dialog } = useSubmitForm({
    initial: { expirationDate: '', number, file: null as File | null },
    draft: draftOf(renewCredential, credentialId),
    validate: ({ file, ...values }) => ({
      ...fieldErrors(renewCredential.input, { credentialId, ...values }),
      file: file && problemOf(file),
    }),
    // Whoever verifies the new date finds the document there.
    send: async ({ file, ...values }, _, acknowledged) => {
      if (file) await upload.run(file, { credentialId, name: file.name });
      return renew.run({ credentialId, ...values }, acknowledged);
    },
    loading: renew.loading || upload.loading,
    onClose,
  });
  const shortfall = kind === 'license' ? shortfallText(education) : undefined;
  return (
    <FormDialog {...dialog} title={`Renew ${name}`} submit="Submit renewal">
      <Text size="sm">{standingOf(credential, today())}</Text>
      {shortfall && <p className={css.warning}>{shortfall}</p>}
      <DayField label="New date" min={daysFromToday(1)} data-autofocus {...field('expirationDate')} />
      <TextInput label="Number" required maxLength={60} {...field('number')} />
      <FileInput
        label="Document"
        description="The renewed paper, where you have it: PDF, JPEG or PNG, up to 10 MB. HR sees it; it is kept encrypted."
        placeholder="Choose a file"
        clearable
        accept={documentKinds.map((one) => mediaTypes[one]).join()}
        {...field('file')}
      />
    </FormDialog>
  );
}

/** What holds until somebody has verified the new date. */
export function standingOf(
  { expirationDate, issuer }: Pick<OwnCredential, 'expirationDate' | 'issuer'>,
  on: string,
): string {
  return expirationDate < on
    ? `It expired on ${day(expirationDate)}, and counts again once HR has verified the new date with ${issuer}.`
    : `${day(expirationDate)} stays in force until HR has verified the new date with ${issuer}.`;
}
