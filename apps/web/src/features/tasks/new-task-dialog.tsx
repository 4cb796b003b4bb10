import { createTask } from '@talent-os/contracts/productivity/tasks';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { TaskFields } from './task-fields';
import { emptyTask, factsOf } from './task-form';

/** Writes down a task. */
export function NewTaskDialog({ onClose }: { readonly onClose: () => void }) {
  const { field, dialog } = useCommandForm(createTask, {
    initial: emptyTask(),
    toInput: factsOf,
    done: ({ title }) => `${title} was added`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Add task" submit="Add task">
      <TaskFields field={field} />
    </FormDialog>
  );
}
