import { Select } from '@mantine/core';
import { claimWorkRole } from '@talent-os/contracts/cyber/readiness';
import type { WorkRole } from '@talent-os/contracts/cyber/readiness-work-roles';
import { useCommandForm } from '../../../../lib/use-command-form';
import { useReturnFocus } from '../../../../lib/use-return-focus';
import { FormDialog } from '../../../../ui/form-dialog';
import { readinessReads } from './readiness-reads';
import { levelOptions, workRoleOptions } from './work-role-options';

/** Claims a work role at a level; a lead confirms it. */
export function ClaimDialog({ onClose }: { readonly onClose: () => void }) {
  useReturnFocus();
  const { field, submit, loading } = useCommandForm(claimWorkRole, {
    initial: { workRole: null as WorkRole | null, level: '3' },
    toInput: ({ workRole, level }) => ({ workRole: workRole as WorkRole, level: Number(level) }),
    refetches: readinessReads,
    done: 'A lead will confirm it',
    onDone: onClose,
  });
  const { error, ...role } = field('workRole');
  return (
    <FormDialog opened title="Claim a work role" submit="Claim" loading={loading} onSubmit={submit} onClose={onClose}>
      <Select
        label="Work role"
        required
        searchable
        nothingFoundMessage="No work role with this name"
        maxDropdownHeight={240}
        data={workRoleOptions}
        {...role}
        {...(error && { error: 'Please choose a work role' })}
      />
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
