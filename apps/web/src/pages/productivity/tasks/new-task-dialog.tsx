import { createTask } from '@talent-os/contracts/productivity/tasks';
import { useCommandForm } from '../../../lib/use-command-form';
import { useReturnFocus } from '../../../lib/use-return-focus';
import { FormDialog } from '../../../ui/form-dialog';
import { taskReads } from '../reads';
import { TaskFields } from './task-fields';
import { emptyTask, factsOf } from './task-form';

/** Writes down a task. */
export function NewTaskDialog({ onClose }: { readonly onClose: () => void }) {
  useReturnFocus();
  const { field, submit, loading } = useCommandForm(createTask, {
    initial: emptyTask(),
    toInput: factsOf,
    refetches: taskReads,
    done: ({ title }) => `${title} was added`,
    onDone: onClose,
  });
  return (
    <FormDialog opened title="Add task" submit="Add task" loading={loading} onSubmit={submit} onClose={onClose}>
      <TaskFields field={field} />
    </FormDialog>
  );
}
