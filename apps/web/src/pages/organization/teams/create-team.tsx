import { TextInput } from '@mantine/core';
import { createTeam, type TeamRow } from '@talent-os/contracts/identity/team-setup';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { PersonSelect } from '@/ui/field/person-select';
import { TeamSelect } from './team-select';
import { placesOfNew } from './tree.rules';

type CreateTeamProps = {
  readonly teams: readonly TeamRow[];
  /** Chosen at first. */
  readonly under: string | null;
  readonly onClose: () => void;
};

export function CreateTeam({ teams, under, onClose }: CreateTeamProps) {
  const { field, dialog } = useCommandForm(createTeam, {
    initial: { name: '', leadId: '', underTeamId: under ?? '' },
    toInput: (values) => ({ ...values, underTeamId: values.underTeamId || null }),
    done: (_, { name }) => `${name} was added`,
    onClose,
  });
  return (
    <FormDialog {...dialog} title="Add team" submit="Add">
      <TextInput label="Name" required maxLength={80} data-autofocus {...field('name')} />
      <PersonSelect label="Lead" autofocus={false} current={undefined} {...field('leadId')} />
      <TeamSelect label="Under" atTop teams={teams} places={placesOfNew(teams)} {...field('underTeamId')} />
    </FormDialog>
  );
}
