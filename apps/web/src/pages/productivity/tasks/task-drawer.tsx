import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { deleteTask, getTask, updateTask, type Task } from '@talent-os/contracts/productivity/tasks';
import { priorityLabels, taskSourceLabels } from '@talent-os/contracts/productivity/task-states';
import { useState } from 'react';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { useCommand } from '@/lib/use-command';
import { useReachable } from '@/lib/use-reachable';
import { AppLink } from '@/ui/button/app-link';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Facts } from '@/ui/display/facts';
import { RecordDrawer } from '@/ui/dialog/record-drawer';
import { StatusBadge } from '@/ui/display/status-badge';
import { InlineEdit } from '@/ui/field/inline-edit';
import { Section } from '@/ui/page/section';
import { EditTask } from './edit-task';
import { factsOf, valuesOf } from '@/features/tasks/task-form';
import { labelOf } from './task.rules';
import type { Moves } from './use-task-moves';
import css from '../productivity.module.css';

type TaskDrawerProps = { readonly taskId: string; readonly moves: Moves; readonly onClose: () => void };

/** Everything about one task: facts, where it may move, change and removal. */
export function TaskDrawer({ taskId, moves, onClose }: TaskDrawerProps) {
  const task = useQuery(query(getTask, { taskId }));
  return (
    <RecordDrawer query={task} title={task.data?.title ?? 'Task'} size={480} skeletons={3} onClose={onClose}>
      {(data) => <TaskBody task={data} moves={moves} onClose={onClose} />}
    </RecordDrawer>
  );
}

type TaskBodyProps = { readonly task: Task; readonly moves: Moves; readonly onClose: () => void };

function TaskBody({ task, moves, onClose }: TaskBodyProps) {
  const [editing, setEditing] = useState(false);
  if (editing) return <EditTask task={task} onDone={() => setEditing(false)} />;
  return (
    <Stack gap="lg">
      <Group gap="xs">
        <StatusBadge variant="default">{labelOf(task.status)}</StatusBadge>
        <Button variant="default" size="xs" ml="auto" onClick={() => setEditing(true)}>
          Edit
        </Button>
        <RemoveTask task={task} onRemoved={onClose} />
      </Group>
      <TaskFactList task={task} />
      <Section title="Move to" label="Move to another state">
        <Group gap={6}>
          {task.may.to.map((state) => (
            <Button
              key={state}
              variant="default"
              size="xs"
              disabled={moves.movingId === task.id}
              onClick={() => moves.start(task, state)}
            >
              {labelOf(state)}
            </Button>
          ))}
        </Group>
      </Section>
    </Stack>
  );
}

function TaskFactList({ task }: { readonly task: Task }) {
  const link = useReachable()(task.link ?? '');
  return (
    <Facts
      items={[
        ['Due', <DueEdit key="due" task={task} />],
        ['Priority', priorityLabels[task.priority]],
        [
          'Goal',
          task.goalId && (
            <AppLink className={css.link} to={`?view=goals&open=${task.goalId}`}>
              {task.goalTitle}
            </AppLink>
          ),
        ],
        ['From', taskSourceLabels[task.source]],
        [
          'About',
          link && (
            <AppLink className={css.link} to={link}>
              Open the screen
            </AppLink>
          ),
        ],
        ['Notes', task.notes],
      ]}
    />
  );
}

/** The day it is due, changed where it stands; emptied, it is due on none. */
function DueEdit({ task }: { readonly task: Task }) {
  const update = useCommand(updateTask);
  const save = (due: string) =>
    update.run({ taskId: task.id, version: task.version, ...factsOf({ ...valuesOf(task), due }) });
  return (
    <InlineEdit
      label="Due day"
      shown={task.due ? day(task.due) : 'No day'}
      value={task.due ?? ''}
      onSave={save}
      onUndo={save}
    >
      {({ onChange, ...control }) => (
        <TextInput
          {...control}
          size="xs"
          type="date"
          error={control['aria-invalid']}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </InlineEdit>
  );
}

function RemoveTask({ task, onRemoved }: { readonly task: Task; readonly onRemoved: () => void }) {
  const [ask, question] = useConfirmed(deleteTask, () => ({
    input: { taskId: task.id },
    removes: [getTask],
    done: 'Task removed',
    danger: true,
    title: 'Remove task?',
    confirm: 'Remove',
    onDone: onRemoved,
    once: true,
    children: `“${task.title}” is removed for good. To keep it in your history, cancel it instead.`,
  }));

  return (
    <>
      <Button variant="default" size="xs" onClick={() => ask()}>
        Remove
      </Button>
      {question}
    </>
  );
}
