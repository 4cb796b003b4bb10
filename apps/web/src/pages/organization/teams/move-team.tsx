import { moveTeam, type TeamRow } from '@talent-os/contracts/identity/team-setup';
import { offerUndo } from '@/lib/undo';
import { useCommand } from '@/lib/use-command';
import { useCommandForm } from '@/lib/use-command-form';
import { FormDialog } from '@/ui/dialog/form-dialog';
import { TeamSelect } from './team-select';
import { effectOf, placesFor } from './tree.rules';
import css from './teams.module.css';

type MoveTeamProps = {
  readonly team: TeamRow;
  readonly teams: readonly TeamRow[];
  readonly onClose: () => void;
};

/** A team goes under another one, or to the top. */
export function MoveTeam({ team, teams, onClose }: MoveTeamProps) {
  const back = useCommand(moveTeam);
  const places = placesFor(teams, team.id);
  const { field, form, dialog } = useCommandForm(moveTeam, {
    initial: { underTeamId: '' },
    toInput: (values) => ({ teamId: team.id, underTeamId: values.underTeamId || null, version: team.version }),
    onDone: ({ version }) => {
      offerUndo(`${team.name} was moved`, () =>
        back.mutate({ teamId: team.id, underTeamId: team.underTeamId, version }),
      );
      onClose();
    },
    onClose,
  });
  const to = form.values.underTeamId || null;
  const { into, effect } = effectOf(teams, team.id, to);
  return (
    <FormDialog {...dialog} title={`Move ${team.name}`} submit="Move">
      <TeamSelect label="Under" atTop teams={teams} places={places} data-autofocus {...field('underTeamId')} />
      <p className={css.effect} role="status">
        {places.includes(to) ? (
          <>
            <b>{into}</b> {effect}
          </>
        ) : (
          'It stands there already.'
        )}
      </p>
    </FormDialog>
  );
}
