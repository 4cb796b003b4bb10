import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { addHandoverTask, removeHandoverTask, tickHandoverTask } from '@talent-os/contracts/talent/transition-changes';
import type { TransitionDetail } from '@talent-os/contracts/talent/transitions';
import { useState } from 'react';
import { day } from '@/lib/format';
import { useCommand } from '@/lib/use-command';
import { useToday } from '@/lib/use-today';
import { Section } from '@/ui/page/section';
import { TaskDialog } from './task-dialog';
import cell from '@/ui/table/cell.module.css';
import css from './transition.module.css';

/** What is handed over, by due day: everybody ticks what is theirs, who steers the move all of it. */
export function HandoverList({ move }: { readonly move: TransitionDetail }) {
  const { tasks, may, employeeName, own } = move;
  const [adding, setAdding] = useState(false);
  const tick = useCommand(tickHandoverTask);
  const back = useCommand(addHandoverTask, { done: 'Task is back' });
  const remove = useCommand(removeHandoverTask, {
    undo: (_, { handoverTaskId }) => {
      const task = tasks.find(({ id }) => id === handoverTaskId);
      if (!task) return undefined;
      const { title, ownerId, due } = task;
      return { text: `${title} removed`, run: () => back.mutate({ transitionId: move.id, title, ownerId, due }) };
    },
  });
  const today = useToday();
  const editing = may.do.includes('tasks');
  if (tasks.length === 0 && !editing) return null;
  return (
    <Section title="Handover" label={`Handover of ${employeeName}`}>
      <ul className={css.list}>
        {tasks.map(({ id, title, ownerName, due, doneAt, mine }) => {
          const late = !doneAt && due < today;
          return (
            <li key={id}>
              <Checkbox
                className={css.grow}
                label={title}
                description={
                  <span className={late ? cell.late : undefined}>
                    {ownerName}, due {day(due)}
                  </span>
                }
                checked={doneAt !== null}
                disabled={!mine || tick.loading}
                onChange={() => tick.mutate({ handoverTaskId: id, done: doneAt === null })}
              />
              {editing && !own && !doneAt && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={30}
                  aria-label={`Remove ${title}`}
                  onClick={() => remove.mutate({ handoverTaskId: id })}
                >
                  <IconTrash size={16} />
                </ActionIcon>
              )}
            </li>
          );
        })}
      </ul>
      {editing && (
        <Button size="xs" variant="default" leftSection={<IconPlus size={14} />} mt={8} onClick={() => setAdding(true)}>
          Add task
        </Button>
      )}
      {adding && <TaskDialog move={move} onClose={() => setAdding(false)} />}
    </Section>
  );
}
