import { Textarea } from '@mantine/core';
import { keepMemory, MAX_MEMORY_LENGTH, updateMemory, type Memory } from '@talent-os/contracts/chat/memories';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';

type MemoryDialogProps = {
  /** What is put into other words; something new where absent. */
  readonly memory?: Memory | undefined;
  /** What a new one begins with. */
  readonly begun?: string | undefined;
  readonly onClose: () => void;
};

/** Something to remember, as it is going to be remembered. */
export const MemoryDialog = ({ memory, begun = '', onClose }: MemoryDialogProps) =>
  memory ? <Change memory={memory} onClose={onClose} /> : <Keep begun={begun} onClose={onClose} />;

const words = {
  label: 'To remember',
  description: 'For example: by my region I mean EMEA. No health or personal details.',
  required: true,
  autosize: true,
  minRows: 2,
  maxLength: MAX_MEMORY_LENGTH,
};

function Keep({ begun, onClose }: { readonly begun: string; readonly onClose: () => void }) {
  const { form, dialog } = useCommandForm(keepMemory, {
    initial: { text: begun },
    toInput: (values) => values,
    done: 'Remembered',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Remember this" submit="Remember">
      <Textarea {...words} {...form.getInputProps('text')} />
    </FormDialog>
  );
}

function Change({
  memory: { id: memoryId, version, text },
  onClose,
}: {
  readonly memory: Memory;
  readonly onClose: () => void;
}) {
  const { form, dialog } = useCommandForm(updateMemory, {
    initial: { text },
    toInput: (values) => ({ memoryId, version, ...values }),
    done: 'Remembered in other words',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Change what is remembered" submit="Save">
      <Textarea {...words} {...form.getInputProps('text')} />
    </FormDialog>
  );
}
