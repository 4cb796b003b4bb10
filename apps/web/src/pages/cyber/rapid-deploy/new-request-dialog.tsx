import { Group, MultiSelect, Select, TextInput } from '@mantine/core';
import { clearanceLevelLabels, type ClearanceLevel } from '@talent-os/contracts/cyber/clearance-kinds';
import { createDeployRequest, MOST_PEOPLE, MOST_ROLES } from '@talent-os/contracts/cyber/deploy';
import type { WorkRole } from '@talent-os/contracts/cyber/readiness-work-roles';
import { choicesOf } from '@/lib/choices';
import { daysFromToday, today } from '@/lib/today';
import { useCommandForm } from '@/lib/use-command-form';
import { DayField } from '@/ui/field/day-field';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { workRoleOptions } from '../hub/readiness/work-role-options';
import { NumberField } from '@/ui/field/number-field';

const levels = choicesOf(clearanceLevelLabels);
/** Days until the start a new request begins with. */
const USUAL_DAYS = 14;

type NewRequestDialogProps = {
  /** The work role that lacks people, where the request comes from one. */
  readonly workRole: WorkRole | undefined;
  readonly onCreated: (requestId: string) => void;
  readonly onClose: () => void;
};

/** Asks for people at short notice. */
export function NewRequestDialog({ workRole, onCreated, onClose }: NewRequestDialogProps) {
  const { form, field, dialog } = useCommandForm(createDeployRequest, {
    initial: {
      workRoles: (workRole ? [workRole] : []) as WorkRole[],
      clearance: 'none' as ClearanceLevel,
      count: 1,
      location: '',
      startBy: daysFromToday(USUAL_DAYS),
    },
    toInput: (values) => values,
    done: 'Request created',
    onClose,
    onDone: ({ id }) => onCreated(id),
  });
  return (
    <FormDialog {...dialog} title="New rapid deployment" submit="Create request">
      <MultiSelect
        label="Work roles"
        required
        searchable
        nothingFoundMessage="No work role with this name"
        maxDropdownHeight={240}
        maxValues={MOST_ROLES}
        data={workRoleOptions}
        {...field('workRoles')}
      />
      <TextInput label="Location" required maxLength={120} data-autofocus {...field('location')} />
      <Group grow align="flex-start">
        <Select label="Needed clearance" allowDeselect={false} data={levels} {...field('clearance')} />
        <NumberField
          label="People"
          min={1}
          max={MOST_PEOPLE}
          decimals={0}
          value={form.values.count}
          error={form.errors['count']}
          onChange={(value) => form.setFieldValue('count', Number(value))}
        />
      </Group>
      <DayField label="Start by" min={today()} {...field('startBy')} />
    </FormDialog>
  );
}
