import { Button, Group, Stack } from '@mantine/core';
import { updateTask, type Task } from '@talent-os/contracts/productivity/tasks';
import { useCommandForm } from '../../../lib/use-command-form';
import { taskReads } from '../reads';
import { TaskFields } from './task-fields';
import { factsOf, valuesOf } from './task-form';

/** Changes a task. What was typed stays when another tab was faster. */
export function EditTask({ task, onDone }: { readonly task: Task; readonly onDone: () => void }) {
  const { field, submit, loading } = useCommandForm(updateTask, {
    initial: valuesOf(task),
    toInput: (values) => ({ taskId: task.id, version: task.version, ...factsOf(values) }),
    refetches: taskReads,
    done: 'Task saved',
    onDone,
  });
  return (
    <form noValidate onSubmit={submit} aria-label="Edit task">
      <Stack gap="md">
        <TaskFields field={field} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone} disabled={loading}>
            Cancel
          </Button>
          <Button type="submit" loading={loading}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
