import { Button, Checkbox, Group, TextInput } from '@mantine/core';
import { addIncidentTask, finishIncidentTask } from '@talent-os/contracts/cyber/incident-parts';
import type { IncidentDetail } from '@talent-os/contracts/cyber/incidents';
import { useCommand } from '@/lib/use-command';
import { useCommandForm } from '@/lib/use-command-form';
import { AnalystPicker } from './analyst-picker';
import { Section } from '@/ui/page/section';
import { SubmitForm } from '@/ui/form/submit-form';
import css from './drawer.module.css';

/** What has to be done; a tick takes it off, another one brings it back. */
export function Tasks({ incident }: { readonly incident: IncidentDetail }) {
  const command = useCommand(finishIncidentTask);
  const incidentId = incident.id;
  return (
    <Section title="Tasks">
      {incident.tasks.length === 0 && <p className={css.quiet}>No tasks yet</p>}
      <ul className={css.list}>
        {incident.tasks.map(({ id, title, assigneeName, doneAt }) => (
          <li key={id}>
            <Checkbox
              label={title}
              checked={doneAt !== null}
              disabled={command.loading}
              onChange={(event) =>
                command.mutate({ incidentId, incidentTaskId: id, done: event.currentTarget.checked })
              }
            />
            <span className={css.quiet}>{assigneeName ?? 'Anybody'}</span>
          </li>
        ))}
      </ul>
      {incident.may.do.includes('addTask') && <TaskForm incidentId={incidentId} />}
    </Section>
  );
}

function TaskForm({ incidentId }: { readonly incidentId: string }) {
  const { form, field, state, loading } = useCommandForm(addIncidentTask, {
    initial: { title: '', assigneeId: null as string | null },
    toInput: ({ title, assigneeId }) => ({ incidentId, title, assigneeId }),
    done: 'Task added',
    onDone: () => form.reset(),
  });
  return (
    <SubmitForm state={state}>
      <Group gap={8} align="flex-start">
        <TextInput
          aria-label="New task"
          placeholder="What is to be done?"
          maxLength={200}
          flex={1}
          miw={200}
          {...field('title')}
        />
        <AnalystPicker label="For" placeholder="Anybody" hiddenLabel {...field('assigneeId')} />
        <Button type="submit" variant="default" loading={loading}>
          Add
        </Button>
      </Group>
    </SubmitForm>
  );
}
