import { createTask } from '@talent-os/contracts/productivity/tasks';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { TaskFields } from './task-fields';
import { emptyTask, factsOf } from './task-form';

type NewTaskDialogProps = {
  readonly onClose: () => void;
  /** What it begins as. */
  readonly title?: string;
  /** The screen it is about. */
  readonly link?: string;
};

/** Writes down a task. */
export function NewTaskDialog({ onClose, title = '', link }: NewTaskDialogProps) {
  const { field, dialog } = useCommandForm(createTask, {
    initial: { ...emptyTask(), title },
    toInput: (values) => ({ ...factsOf(values), ...(link && { link }) }),
    done: (task) => `${task.title} was added`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Add task" submit="Add task">
      <TaskFields field={field} />
    </FormDialog>
  );
}
