import { FileInput, Select, TextInput } from '@mantine/core';
import {
  MAX_PROOF_BYTES,
  provenKinds,
  submitVerification,
  verificationKindLabels,
} from '@talent-os/contracts/talent/verifications';
import { documentKinds, mediaTypes } from '@talent-os/contracts/upload';
import { choicesOf } from '@/lib/choices';
import { draftOf } from '@/lib/draft';
import { notify } from '@/lib/notify';
import { useSubmitForm } from '@/lib/use-submit-form';
import { useUpload } from '@/lib/use-upload';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { DayField } from '@/ui/field/day-field';
import { Meter } from '@/ui/figures/meter';
import { faultsOf } from './submission.rules';

type SubmitDialogProps = {
  /** The completed course whose certificate it is. */
  readonly course?: { readonly id: string; readonly title: string; readonly provider: string | null };
  readonly onClose: () => void;
};

/** Hands in something with its paper. */
export function SubmitDialog({ course, onClose }: SubmitDialogProps) {
  const upload = useUpload(submitVerification);
  const { form, dialog } = useSubmitForm({
    initial: {
      kind: (course ? 'certification' : provenKinds[0]) as string,
      name: course?.title ?? '',
      issuer: course?.provider ?? '',
      validUntil: '',
      file: null as File | null,
    },
    draft: draftOf(submitVerification, ...(course ? [course.id] : [])),
    validate: faultsOf,
    send: async ({ file, validUntil, ...said }) => {
      await upload.run(file!, {
        ...said,
        filename: file!.name,
        ...(validUntil && { validUntil }),
        ...(course && { courseEnrollmentId: course.id }),
      });
      notify.success(`${said.name} was handed in`);
    },
    loading: upload.loading,
    onClose,
  });
  const field = form.getInputProps;
  return (
    <FormDialog {...dialog} title={course ? 'Upload a certificate' : 'Hand in'} submit={course ? 'Upload' : 'Hand in'}>
      <Select
        label="Kind"
        allowDeselect={false}
        data={choicesOf(verificationKindLabels, provenKinds)}
        {...field('kind')}
      />
      <TextInput label="Name" placeholder="Registered Nurse License" required maxLength={120} {...field('name')} />
      <TextInput label="Issued by" maxLength={120} {...field('issuer')} />
      <DayField label="Valid until" description="Empty: it says none" required={false} {...field('validUntil')} />
      <FileInput
        label="Paper"
        description={`PDF, JPEG or PNG, up to ${MAX_PROOF_BYTES / 1024 / 1024} MB. It is kept encrypted.`}
        placeholder="Choose a file"
        required
        accept={documentKinds.map((kind) => mediaTypes[kind]).join()}
        {...field('file')}
      />
      {upload.progress !== undefined && <Meter percent={upload.progress} label="Uploaded" showValue />}
    </FormDialog>
  );
}
