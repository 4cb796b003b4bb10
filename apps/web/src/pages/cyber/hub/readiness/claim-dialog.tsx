import { Select } from '@mantine/core';
import { claimWorkRole } from '@talent-os/contracts/cyber/readiness';
import type { WorkRole } from '@talent-os/contracts/cyber/readiness-work-roles';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { WorkRoleField } from './work-role-field';
import { levelOptions } from './work-role-options';

/** Claims a work role at a level; a lead confirms it. */
export function ClaimDialog({ onClose }: { readonly onClose: () => void }) {
  const { field, dialog } = useCommandForm(claimWorkRole, {
    initial: { workRole: null as WorkRole | null, level: '3' },
    toInput: ({ workRole, level }) => ({ workRole: workRole as WorkRole, level: Number(level) }),
    done: 'A lead will confirm it',
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Claim a work role" submit="Claim">
      <WorkRoleField {...field('workRole')} />
      <Select
        label="My level"
        description="It counts from Competent on, once a lead has confirmed it"
        allowDeselect={false}
        data={levelOptions}
        {...field('level')}
      />
    </FormDialog>
  );
}
