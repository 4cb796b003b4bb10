import { TextInput } from '@mantine/core';
import { addKnowledge, updateKnowledge } from '@talent-os/contracts/chat/knowledge';
import { draftOf } from '@/lib/draft';
import { useCommand } from '@/lib/use-command';
import { useSubmitForm } from '@/lib/use-submit-form';
import { useUpload } from '@/lib/use-upload';
import { notify } from '@/lib/notify';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { FileField, problemOf } from './file-field';
import { nobody, readerErrors, ReaderFields, type Readers } from './reader-fields';

type Values = Readers & { readonly title: string; readonly file: File | null };

/** Adds a document. It is nobody's to read until its readers have arrived too. */
export function AddDocument({ onClose }: { readonly onClose: () => void }) {
  const upload = useUpload(addKnowledge);
  const share = useCommand(updateKnowledge);
  const { form, dialog } = useSubmitForm({
    initial: { title: '', file: null, ...nobody } as Values,
    draft: draftOf(addKnowledge),
    validate: ({ title, file, ...readers }) => {
      const problem = problemOf(file);
      return {
        ...(title.trim().length < 2 && { title: 'Please give the document a title' }),
        ...(problem && { file: problem }),
        ...readerErrors(readers),
      };
    },
    send: async ({ title, file, ...readers }) => {
      const { id, version } = await upload.run(file!, { title, name: file!.name });
      // What is there stays where its readers cannot be set: the list says that nobody reads it yet.
      if (readers.readers !== 'nobody')
        await share.run({ knowledgeFileId: id, version, title, ...readers }).catch(() => undefined);
      notify.success(`${title} was added and is being read`);
    },
    loading: upload.loading || share.loading,
    onClose,
  });
  const field = form.getInputProps;
  return (
    <FormDialog {...dialog} title="Add document" submit="Add">
      <TextInput label="Title" required maxLength={120} {...field('title')} />
      <FileField progress={upload.progress} {...field('file')} />
      <ReaderFields form={form} />
    </FormDialog>
  );
}
