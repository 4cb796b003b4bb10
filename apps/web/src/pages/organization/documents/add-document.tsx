import { Select, TextInput } from '@mantine/core';
import { documentCategoryLabels, type DocumentCategory } from '@talent-os/contracts/identity/document-states';
import { addOrganizationDocument } from '@talent-os/contracts/identity/documents';
import { draftOf } from '@/lib/draft';
import { choicesOf } from '@/lib/choices';
import { notify } from '@/lib/notify';
import { useSubmitForm } from '@/lib/use-submit-form';
import { useUpload } from '@/lib/use-upload';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { DocumentDays } from './document-days';
import { FileField, problemOf } from './file-field';

/** Adds a document. Everybody who works here may read it at once. */
export function AddDocument({ onClose }: { readonly onClose: () => void }) {
  const upload = useUpload(addOrganizationDocument);
  const { form, dialog } = useSubmitForm({
    initial: {
      title: '',
      category: 'policy' as DocumentCategory,
      acknowledgeBy: '',
      retainUntil: '',
      file: null as File | null,
    },
    draft: draftOf(addOrganizationDocument),
    validate: ({ title, file }) => {
      const problem = problemOf(file);
      return {
        ...(title.trim().length < 2 && { title: 'Please give the document a title' }),
        ...(problem && { file: problem }),
      };
    },
    send: async ({ title, category, file, acknowledgeBy, retainUntil }) => {
      const days = { ...(acknowledgeBy && { acknowledgeBy }), ...(retainUntil && { retainUntil }) };
      await upload.run(file!, { title, category, name: file!.name, ...days });
      notify.success(`${title} was added`);
    },
    loading: upload.loading,
    onClose,
  });
  const field = form.getInputProps;
  return (
    <FormDialog {...dialog} title="Add document" submit="Add">
      <TextInput label="Title" required maxLength={120} {...field('title')} />
      <Select
        label="Category"
        required
        allowDeselect={false}
        data={choicesOf(documentCategoryLabels)}
        {...field('category')}
      />
      <DocumentDays field={field} />
      <FileField progress={upload.progress} {...field('file')} />
    </FormDialog>
  );
}
