import { TextInput } from '@mantine/core';
import { COACH } from '@talent-os/contracts/chat/coach';
import type { ChatMessage } from '@talent-os/contracts/chat/messages';
import { createTask } from '@talent-os/contracts/productivity/tasks';
import { plain } from '@/features/chat/history/plain';
import { SpokenTextarea } from '@/features/voice/spoken-textarea';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { titleOf } from './advice.rules';

/** Letters of the notes of a task. */
const LONGEST_NOTES = 2_000;

type AdviceDialogProps = {
  readonly advice: ChatMessage;
  readonly goalId: string | null;
  readonly threadId: string;
  readonly onClose: () => void;
};

/** An advice as a task, in the words its person leaves in it: it stays when the thread has ended. */
export function AdviceDialog({ advice, goalId, threadId, onClose }: AdviceDialogProps) {
  const said = plain(advice.content);
  const { field, dialog } = useCommandForm(createTask, {
    initial: { title: titleOf(said), notes: said.slice(0, LONGEST_NOTES) },
    toInput: ({ title, notes }) => ({
      title,
      notes: notes || null,
      goalId,
      source: 'chat' as const,
      link: `${COACH}?thread=${threadId}`,
    }),
    done: 'The advice is a task of yours',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Save as task" submit="Save task">
      <TextInput label="What is to be done?" maxLength={200} data-autofocus {...field('title')} />
      <SpokenTextarea label="Notes" autosize minRows={4} maxRows={10} maxLength={LONGEST_NOTES} {...field('notes')} />
    </FormDialog>
  );
}
