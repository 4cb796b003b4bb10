import { deleteTeam, type TeamRow } from '@talent-os/contracts/identity/team-setup';
import { ConfirmCommand } from '@/ui/dialog/confirm-command';
import { AddMember } from './add-member';
import { CreateTeam } from './create-team';
import { EditTeam } from './edit-team';
import { MergeTeam } from './merge-team';
import { MoveTeam } from './move-team';

export type TeamDialog = 'edit' | 'move' | 'create' | 'merge' | 'delete' | 'add';

type TeamDialogsProps = {
  readonly dialog: TeamDialog | undefined;
  readonly team: TeamRow;
  readonly teams: readonly TeamRow[];
  readonly onChoose: (id: string) => void;
  /** Told when the team is no more. */
  readonly onGone: () => void;
  readonly onClose: () => void;
};

/** What is done with a team, one thing at a time. */
export function TeamDialogs({ dialog, team, teams, onChoose, onGone, onClose }: TeamDialogsProps) {
  switch (dialog) {
    case 'edit':
      return <EditTeam team={team} onClose={onClose} />;
    case 'move':
      return <MoveTeam team={team} teams={teams} onClose={onClose} />;
    case 'create':
      return <CreateTeam teams={teams} under={team.id} onClose={onClose} />;
    case 'merge':
      return <MergeTeam team={team} teams={teams} onMerged={onChoose} onClose={onClose} />;
    case 'add':
      return <AddMember team={team} onClose={onClose} />;
    case 'delete':
      return (
        <ConfirmCommand
          operation={deleteTeam}
          input={{ teamId: team.id }}
          title={`Delete ${team.name}?`}
          confirm="Delete"
          danger
          done={`${team.name} was deleted`}
          onClose={onClose}
          onDone={onGone}
        >
          Only an empty team can be deleted: one with nobody but its lead in it, and no team below it. Its goals stay
          with the people who own them.
        </ConfirmCommand>
      );
    default:
      return null;
  }
}
