import { Group, Select, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { listGoals } from '@talent-os/contracts/productivity/goals';
import { query } from '@/lib/query';
import { SpokenTextarea } from '../voice/spoken-textarea';
import { priorityOptions, type TaskValues } from './task-form';

/** The facts of a task that people write. */
export function TaskFields({ field }: { readonly field: (name: keyof TaskValues) => GetInputPropsReturnType }) {
  const goals = useQuery(query(listGoals, { scope: 'mine', sort: 'status:asc' }));
  const choices = (goals.data?.items ?? [])
    .filter(({ status }) => status === 'active' || status === 'draft')
    .map(({ id, title }) => ({ value: id, label: title }));
  return (
    <>
      <TextInput label="Task" required maxLength={200} data-autofocus {...field('title')} />
      <Group grow align="flex-start">
        <TextInput type="date" label="Due" {...field('due')} />
        <Select label="Priority" allowDeselect={false} data={priorityOptions} {...field('priority')} />
      </Group>
      <Select
        label="Goal"
        placeholder="No goal"
        clearable
        searchable
        nothingFoundMessage="No goal with this name"
        data={choices}
        {...field('goalId')}
      />
      <SpokenTextarea label="Notes" autosize minRows={2} maxRows={8} maxLength={2000} {...field('notes')} />
    </>
  );
}
