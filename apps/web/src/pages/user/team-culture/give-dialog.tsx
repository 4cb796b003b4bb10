import { Checkbox, Select, Textarea } from '@mantine/core';
import { giveKudos, KUDOS_LENGTH, withdrawKudos } from '@talent-os/contracts/identity/kudos';
import type { Team } from '@talent-os/contracts/identity/teams';
import { useMe } from '@/lib/session';
import { useCommand } from '@/lib/use-command';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import type { TeamPeople } from './ways-card';

type GiveDialogProps = { readonly team: Team; readonly people: TeamPeople; readonly onClose: () => void };

/** Thanks somebody of the team. It can be taken back at once. */
export function GiveDialog({ team, people, onClose }: GiveDialogProps) {
  const me = useMe().user;
  const back = useCommand(withdrawKudos, { done: 'Your kudos was taken back' });
  const { field, dialog } = useCommandForm(giveKudos, {
    initial: { toId: '', text: '', tell: true },
    toInput: (values) => ({ teamId: team.id, ...values }),
    undo: ({ kudosId }) => ({ text: 'Kudos given', run: () => back.mutate({ kudosId }) }),
    onClose,
  });
  const others = people.filter(({ id }) => id !== me.id);
  return (
    <FormDialog {...dialog} title="Give kudos" submit="Give">
      <Select
        label="To"
        required
        searchable
        data={others.map(({ id, name }) => ({ value: id, label: name }))}
        {...field('toId')}
      />
      <Textarea label="What for" required autosize minRows={2} maxLength={KUDOS_LENGTH} {...field('text')} />
      <Checkbox
        label="Tell them"
        description="They are notified. Your whole team can read it either way."
        {...field('tell', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}
