import { addDocumentVersion, type OrganizationDocument } from '@talent-os/contracts/identity/documents';
import { draftOf } from '@/lib/draft';
import { notify } from '@/lib/notify';
import { useSubmitForm } from '@/lib/use-submit-form';
import { useUpload } from '@/lib/use-upload';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { FileField, problemOf } from './file-field';

type AddVersionProps = { readonly document: OrganizationDocument; readonly onClose: () => void };

/** Adds the next version of a document. Earlier ones stay. */
export function AddVersion({ document: { id, title, versionNumber, acknowledgeBy }, onClose }: AddVersionProps) {
  const upload = useUpload(addDocumentVersion);
  const { form, dialog } = useSubmitForm({
    initial: { file: null as File | null },
    draft: draftOf(addDocumentVersion, id),
    validate: ({ file }) => {
      const problem = problemOf(file);
      return problem ? { file: problem } : {};
    },
    send: async ({ file }) => {
      await upload.run(file!, { documentId: id, name: file!.name });
      notify.success(`Version ${versionNumber + 1} of ${title} was added`);
    },
    loading: upload.loading,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`New version of ${title}`} submit="Add version">
      <FileField progress={upload.progress} {...form.getInputProps('file')} />
      <p>
        It is in force at once; version {versionNumber} stays readable for you.
        {acknowledgeBy && ' Everybody is asked to acknowledge it anew.'}
      </p>
    </FormDialog>
  );
}
