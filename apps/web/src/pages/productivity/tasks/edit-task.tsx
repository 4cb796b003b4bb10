import { updateTask, type Task } from '@talent-os/contracts/productivity/tasks';
import { useCommandForm } from '@/lib/use-command-form';
import { FormBody } from '@/ui/dialog/form-body';
import { TaskFields } from '@/features/tasks/task-fields';
import { factsOf, valuesOf } from '@/features/tasks/task-form';

/** Changes a task. What was typed stays when another tab was faster. */
export function EditTask({ task, onDone }: { readonly task: Task; readonly onDone: () => void }) {
  const { field, dialog } = useCommandForm(updateTask, {
    initial: valuesOf(task),
    toInput: (values) => ({ taskId: task.id, version: task.version, ...factsOf(values) }),
    done: 'Task saved',
    onClose: onDone,
  });
  return (
    <FormBody {...dialog} label="Edit task" submit="Save">
      <TaskFields field={field} />
    </FormBody>
  );
}
