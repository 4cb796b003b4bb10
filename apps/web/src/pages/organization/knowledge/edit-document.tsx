import { TextInput } from '@mantine/core';
import { updateKnowledge, type KnowledgeFile } from '@talent-os/contracts/chat/knowledge';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { ReaderFields, type Readers } from './reader-fields';

type EditDocumentProps = { readonly file: KnowledgeFile; readonly onClose: () => void };
type Values = Readers & { readonly title: string };

/** Changes what a document is called and who may read it. */
export function EditDocument({ file, onClose }: EditDocumentProps) {
  const { id: knowledgeFileId, version, title, readers, roles, hubs } = file;
  const { form, dialog } = useCommandForm(updateKnowledge, {
    initial: { title, readers, roles, hubs } as Values,
    toInput: (values) => ({ knowledgeFileId, version, ...values }),
    done: `${title} was changed`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Edit ${title}`} submit="Save">
      <TextInput label="Title" required maxLength={120} {...form.getInputProps('title')} />
      <ReaderFields form={form} />
    </FormDialog>
  );
}
