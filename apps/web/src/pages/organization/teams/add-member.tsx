import { addTeamMembers, type TeamRow } from '@talent-os/contracts/identity/team-setup';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { PersonSelect } from '@/ui/field/person-select';

type AddMemberProps = { readonly team: TeamRow; readonly onClose: () => void };

export function AddMember({ team, onClose }: AddMemberProps) {
  const { field, dialog } = useCommandForm(addTeamMembers, {
    initial: { userIds: '' },
    toInput: ({ userIds }) => ({ teamId: team.id, userIds: userIds ? [userIds] : [] }),
    done: ({ added }) => (added === 0 ? `They are in ${team.name} already` : `Added to ${team.name}`),
    onClose,
  });
  return (
    <FormDialog {...dialog} title={`Add to ${team.name}`} submit="Add">
      <PersonSelect label="Person" current={undefined} {...field('userIds')} />
    </FormDialog>
  );
}
