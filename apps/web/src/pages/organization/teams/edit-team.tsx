import { TextInput } from '@mantine/core';
import { updateTeam, type TeamRow } from '@talent-os/contracts/identity/team-setup';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { PersonSelect } from '@/ui/field/person-select';

type EditTeamProps = { readonly team: TeamRow; readonly onClose: () => void };

export function EditTeam({ team, onClose }: EditTeamProps) {
  const { id, name, leadId, leadName, leadActive, version } = team;
  const lead = leadActive ? { id: leadId, name: leadName } : undefined;
  const { field, dialog } = useCommandForm(updateTeam, {
    initial: { name, leadId: lead?.id ?? '' },
    toInput: (values) => ({ ...values, teamId: id, version }),
    done: 'The team was saved',
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Edit ${name}`} submit="Save">
      <TextInput label="Name" required maxLength={80} {...field('name')} />
      <PersonSelect label="Lead" autofocus={false} current={lead} {...field('leadId')} />
    </FormDialog>
  );
}
