import { mergeTeam, type TeamRow } from '@talent-os/contracts/identity/team-setup';
import { counted } from '@/lib/counted';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { TeamSelect } from './team-select';
import { mergePlaces } from './tree.rules';
import css from './teams.module.css';

type MergeTeamProps = {
  readonly team: TeamRow;
  readonly teams: readonly TeamRow[];
  readonly onMerged: (id: string) => void;
  readonly onClose: () => void;
};

/** A team becomes part of another one. What moves is said before. */
export function MergeTeam({ team, teams, onMerged, onClose }: MergeTeamProps) {
  const below = teams.filter(({ underTeamId }) => underTeamId === team.id);
  const { field, form, dialog } = useCommandForm(mergeTeam, {
    initial: { intoTeamId: '' },
    toInput: (values) => ({ teamId: team.id, ...values, version: team.version }),
    done: ({ people, teams: moved }) =>
      `${counted(people, 'people', 'person')} and ${counted(moved, 'teams')} moved, and ${team.name} is gone`,
    onDone: () => onMerged(form.values.intoTeamId),
    onClose,
  });
  const into = teams.find(({ id }) => id === form.values.intoTeamId);
  return (
    <FormDialog {...dialog} title={`Merge ${team.name}`} submit="Merge">
      <TeamSelect
        label="Into"
        required
        teams={teams}
        places={mergePlaces(teams, team.id)}
        data-autofocus
        {...field('intoTeamId')}
      />
      <p className={css.effect} role="status">
        {counted(team.people, 'people', 'person')}
        {below.length > 0 &&
          ` and ${counted(below.length, 'teams')} (${below.map(({ name }) => name).join(', ')})`}{' '}
        move
        {into ? ` to ${into.name}, which ${into.leadName} leads` : ''}, and {team.name} is gone. This cannot be taken
        back.
      </p>
    </FormDialog>
  );
}
