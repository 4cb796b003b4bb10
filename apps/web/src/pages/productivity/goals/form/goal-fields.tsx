import { Group, Select, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { getStrategy } from '@talent-os/contracts/identity/strategy';
import { myTeams } from '@talent-os/contracts/identity/teams';
import { visibilityLabels } from '@talent-os/contracts/productivity/goal-states';
import { listGoals } from '@talent-os/contracts/productivity/goals';
import { query } from '@/lib/query';
import { useMay } from '@/lib/use-may';
import { DayField } from '@/ui/field/day-field';
import type { GoalValues } from './goal-form';

type GoalFieldsProps = {
  readonly values: GoalValues;
  readonly field: (name: string) => GetInputPropsReturnType;
  /** The goal itself, which cannot stand below itself. */
  readonly goalId?: string;
};

/** Name, period, who sees it and what it stands below. */
export function GoalFields({ values, field, goalId }: GoalFieldsProps) {
  const teams = useQuery(query(myTeams, {}));
  const goals = useQuery(query(listGoals, { status: 'active' }));
  const strategy = useQuery({ ...query(getStrategy, {}), enabled: useMay(getStrategy) });
  const pillars = strategy.data?.strategy?.pillars ?? [];
  const own = (teams.data?.items ?? []).filter(({ relation }) => relation !== 'above');
  const visibilities = Object.entries(visibilityLabels)
    .filter(([value]) => value !== 'team' || own.length > 0 || values.visibility === 'team')
    .map(([value, label]) => ({ value, label }));
  const parents = (goals.data?.items ?? []).filter(({ id }) => id !== goalId);
  return (
    <>
      <TextInput label="Goal" required maxLength={200} data-autofocus {...field('title')} />
      <Group grow align="flex-start">
        <DayField label="From" {...field('periodStart')} />
        <DayField label="Until" {...field('periodEnd')} />
      </Group>
      <Group grow align="flex-start">
        <Select label="Who sees it" allowDeselect={false} data={visibilities} {...field('visibility')} />
        {values.visibility === 'team' && (
          <Select
            label="Team"
            required
            data={own.map(({ id, name }) => ({ value: id, label: name }))}
            {...field('teamId')}
          />
        )}
      </Group>
      <Select
        label="Below the goal"
        placeholder="No goal above it"
        clearable
        searchable
        nothingFoundMessage="No running goal with this name"
        data={parents.map(({ id, title, mine, ownerName }) => ({
          value: id,
          label: mine ? title : `${title} · ${ownerName}`,
        }))}
        {...field('parentId')}
      />
      {pillars.length > 0 && (
        <Select
          label="Pillar of the strategy"
          placeholder="No pillar"
          clearable
          data={pillars.map(({ id, name }) => ({ value: id, label: name }))}
          {...field('pillarId')}
        />
      )}
    </>
  );
}
