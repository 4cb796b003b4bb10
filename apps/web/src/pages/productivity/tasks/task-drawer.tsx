import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { deleteTask, getTask, type Task } from '@talent-os/contracts/productivity/tasks';
import { priorityLabels, taskSourceLabels } from '@talent-os/contracts/productivity/task-states';
import { useState } from 'react';
import { day } from '../../../lib/format';
import { query } from '../../../lib/query';
import { useCommand } from '../../../lib/use-command';
import { useReachable } from '../../../lib/use-reachable';
import { AppLink } from '../../../ui/app-link';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Facts } from '../../../ui/facts';
import { RecordDrawer } from '../../../ui/record-drawer';
import { StatusBadge } from '../../../ui/status-badge';
import { Section } from '../../../ui/section';
import { EditTask } from './edit-task';
import { labelOf, targetsOf } from './task.rules';
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
          {targetsOf(task.status).map((state) => (
            <Button
              key={state}
              variant="default"
              size="xs"
              disabled={moves.movingId === task.id}
              onClick={() => void moves.start(task, state)}
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
        ['Due', task.due && day(task.due)],
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

function RemoveTask({ task, onRemoved }: { readonly task: Task; readonly onRemoved: () => void }) {
  const [confirming, setConfirming] = useState(false);
  const command = useCommand(deleteTask, {
    removes: [getTask],
    done: 'Task removed',
  });
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setConfirming(true)}>
        Remove
      </Button>
      {confirming && (
        <ConfirmDialog
          danger
          title="Remove task?"
          confirm="Remove"
          loading={command.loading}
          onConfirm={() => void command.run({ taskId: task.id }).then(onRemoved, () => setConfirming(false))}
          onClose={() => setConfirming(false)}
        >
          “{task.title}” is removed for good. To keep it in your history, cancel it instead.
        </ConfirmDialog>
      )}
    </>
  );
}
