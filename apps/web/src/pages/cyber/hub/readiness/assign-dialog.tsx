import { Select } from '@mantine/core';
import { assignWorkRole } from '@talent-os/contracts/cyber/readiness';
import { workRoles, type WorkRole } from '@talent-os/contracts/cyber/readiness-work-roles';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { AnalystPicker } from '@/pages/cyber/incidents/drawer/analyst-picker';
import { levelOptions } from './work-role-options';

type AssignDialogProps = { readonly workRole: WorkRole; readonly onClose: () => void };

/** Assigns a work role to an analyst. */
export function AssignDialog({ workRole, onClose }: AssignDialogProps) {
  const { field, dialog } = useCommandForm(assignWorkRole, {
    initial: { userId: '' as string | null, level: '3' },
    toInput: ({ userId, level }) => ({ workRole, userId: userId ?? '', level: Number(level) }),
    done: `${workRoles[workRole]} assigned`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Assign an analyst" submit="Assign">
      <AnalystPicker label="Analyst" placeholder="Choose an analyst" {...field('userId')} />
      <Select label="Level" allowDeselect={false} data={levelOptions} {...field('level')} />
    </FormDialog>
  );
}
