import { Button, TextInput } from '@mantine/core';
import { LONGEST_GOAL, startCoachThread } from '@talent-os/contracts/chat/coach';
import { useState } from 'react';
import { useCommand } from '@/lib/use-command';
import { useCommandForm } from '@/lib/use-command-form';
import { AppLink } from '@/ui/button/app-link';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import type { CoachGoal } from './use-coach-goals';

type GoalsCardProps = {
  readonly goals: readonly CoachGoal[];
  /** What there are threads about already. */
  readonly talked: readonly string[];
  readonly onStarted: (coachThreadId: string) => void;
};

/** The goals of the person, each with the way to talk about it. */
export function GoalsCard({ goals, talked, onStarted }: GoalsCardProps) {
  const [saying, setSaying] = useState(false);
  const start = useCommand(startCoachThread);
  const about = (goal: string) =>
    start.mutate({ goal }, { onSuccess: ({ coachThreadId }) => onStarted(coachThreadId) });
  const left = goals.filter(({ title }) => !talked.includes(title));
  return (
    <Card
      flush
      title="Goals"
      actions={
        <Button variant="default" onClick={() => setSaying(true)}>
          Something else
        </Button>
      }
    >
      {left.length === 0 ? (
        <EmptyState
          title={goals.length === 0 ? 'No goals yet' : 'You talk about all of them'}
          action={<AppLink to="/candidate/profile/goals">My goals</AppLink>}
        />
      ) : (
        <ul className={rows.rows} aria-label="Goals">
          {left.map(({ title }) => (
            <RecordRow
              key={title}
              name={title}
              actions={
                <Button
                  variant="default"
                  disabled={start.loading}
                  aria-label={`Talk about it: ${title}`}
                  onClick={() => about(title)}
                >
                  Talk about it
                </Button>
              }
            />
          ))}
        </ul>
      )}
      {saying && <SayDialog onStarted={onStarted} onClose={() => setSaying(false)} />}
    </Card>
  );
}

type SayDialogProps = Pick<GoalsCardProps, 'onStarted'> & { readonly onClose: () => void };

function SayDialog({ onStarted, onClose }: SayDialogProps) {
  const { field, dialog } = useCommandForm(startCoachThread, {
    initial: { goal: '' },
    toInput: (values) => values,
    onDone: ({ coachThreadId }) => {
      onClose();
      onStarted(coachThreadId);
    },
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Talk about something else" submit="Begin">
      <TextInput label="What is it about?" maxLength={LONGEST_GOAL} data-autofocus {...field('goal')} />
    </FormDialog>
  );
}
