import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { startDevelopmentPlan } from '@talent-os/contracts/talent/development-plans';
import { getSkillMatrix } from '@talent-os/contracts/talent/skill-matrix';
import { useState } from 'react';
import { query } from '@/lib/query';
import { daysAfter } from '@/lib/today';
import { useCommandForm } from '@/lib/use-command-form';
import { useToday } from '@/lib/use-today';
import { useViewParams } from '@/lib/use-view-params';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { DayField } from '@/ui/field/day-field';

/** Half a year is what a plan usually takes. */
const USUAL_DAYS = 182;

type StartDialogProps = {
  readonly positionId: string | undefined;
  readonly onClose: () => void;
  readonly onDone: (planId: string) => void;
};

/** Starts a plan for somebody of a team: items are added to it next, then both sides agree. */
export function StartDialog({ positionId, onClose, onDone }: StartDialogProps) {
  const [params] = useViewParams();
  const [team, setTeam] = useState(params.get('team') ?? undefined);
  const matrix = useQuery(query(getSkillMatrix, { department: team })).data;
  const today = useToday();
  const { field, dialog } = useCommandForm(startDevelopmentPlan, {
    initial: { positionId: positionId ?? '', startsOn: today, endsOn: daysAfter(today, USUAL_DAYS) },
    toInput: (values) => values,
    done: 'The plan has started: add what is done in it',
    onClose,
    onDone: ({ id }) => onDone(id),
  });
  const people = (matrix?.people ?? []).filter(({ may }) => may.do.includes('plan'));
  return (
    <FormDialog {...dialog} title="Start a development plan" submit="Start">
      <Select
        label="Team"
        data={matrix?.departments ?? []}
        value={matrix?.department ?? null}
        allowDeselect={false}
        onChange={(one) => setTeam(one ?? undefined)}
      />
      <Select
        label="Person"
        required
        searchable
        allowDeselect={false}
        nothingFoundMessage="Everybody of this team works on a plan"
        data={people.map((one) => ({ value: one.positionId, label: `${one.name}, ${one.title}` }))}
        {...field('positionId')}
      />
      <DayField label="Starts" {...field('startsOn')} />
      <DayField label="Ends" {...field('endsOn')} />
    </FormDialog>
  );
}
