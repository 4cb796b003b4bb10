import { Text } from '@mantine/core';
import { replaceKnowledge, type KnowledgeFile } from '@talent-os/contracts/chat/knowledge';
import { draftOf } from '@/lib/draft';
import { notify } from '@/lib/notify';
import { useSubmitForm } from '@/lib/use-submit-form';
import { useUpload } from '@/lib/use-upload';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { FileField, problemOf } from './file-field';

type ReplaceFileProps = { readonly file: KnowledgeFile; readonly onClose: () => void };

/** Puts another file in the place of a document's. */
export function ReplaceFile({ file: { id, title, filename }, onClose }: ReplaceFileProps) {
  const upload = useUpload(replaceKnowledge);
  const { form, dialog } = useSubmitForm({
    initial: { file: null as File | null },
    draft: draftOf(replaceKnowledge, id),
    validate: ({ file }) => {
      const problem = problemOf(file);
      return problem ? { file: problem } : {};
    },
    send: async ({ file }) => {
      await upload.run(file!, { knowledgeFileId: id, name: file!.name });
      notify.success(`${title} was replaced and is being read`);
    },
    loading: upload.loading,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Replace the file of ${title}`} submit="Replace">
      <Text size="sm">
        {filename} is gone for good, and the assistant forgets it at once. Title and readers stay as they are.
      </Text>
      <FileField progress={upload.progress} {...form.getInputProps('file')} />
    </FormDialog>
  );
}
