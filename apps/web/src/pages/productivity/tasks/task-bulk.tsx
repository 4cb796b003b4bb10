import { IconCheck, IconTrash } from '@tabler/icons-react';
import { deleteTask, moveTask, type Task } from '@talent-os/contracts/productivity/tasks';
import { counted } from '@/lib/counted';
import { bulkCommand, bulkWithUndo, type BulkAction } from '@/ui/list/bulk-action';

/** What can be done with several tasks. */
export const taskBulk: readonly BulkAction<Task>[] = [
  bulkWithUndo(
    moveTask,
    {
      operation: moveTask,
      input: ({ id, status }, { version }) => ({ taskId: id, version, status }),
    },
    {
      key: 'done',
      label: 'Done',
      icon: <IconCheck size={15} />,
      shortcut: 'd',
      allows: ({ may }) => may.to.includes('done'),
      input: ({ id, version }) => ({ taskId: id, version, status: 'done' as const }),
      done: (count) => `${counted(count, 'tasks')} done`,
    },
  ),
  bulkCommand(deleteTask, {
    key: 'remove',
    label: 'Remove…',
    icon: <IconTrash size={15} />,
    danger: true,
    allows: ({ may }) => may.do.includes('delete'),
    input: ({ id }) => ({ taskId: id }),
    done: (count) => `${counted(count, 'tasks')} removed`,
    confirm: (tasks) => ({
      title: `Remove ${counted(tasks.length, 'tasks')}?`,
      text: 'They are removed for good. To keep them in your history, cancel them instead.',
      confirm: 'Remove',
    }),
  }),
];
