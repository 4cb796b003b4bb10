import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { Output } from '@talent-os/contracts/define';
import { addTeamMembers, removeTeamMember, type getTeam, type TeamRow } from '@talent-os/contracts/identity/team-setup';
import { useState } from 'react';
import { useCommand } from '@/lib/use-command';
import { AppLink } from '@/ui/button/app-link';
import { Initials } from '@/ui/display/initials';
import { StatusBadge } from '@/ui/display/status-badge';
import css from './teams.module.css';

type MemberListProps = { readonly team: TeamRow; readonly people: Output<typeof getTeam>['members'] };

/** Shown at first. */
const FEW = 8;

export function MemberList({ team, people }: MemberListProps) {
  const [all, setAll] = useState(false);
  const add = useCommand(addTeamMembers);
  const remove = useCommand(removeTeamMember, {
    undo: (_, { teamId, userId }) => ({
      text: `${people.find(({ id }) => id === userId)?.name ?? 'They'} left ${team.name}`,
      run: () => add.mutate({ teamId, userIds: [userId] }),
    }),
  });
  return (
    <>
      <ul className={css.members}>
        {people.slice(0, all ? undefined : FEW).map(({ id, name, title, lead }) => (
          <li key={id}>
            <Initials name={name} small />
            <span>
              <AppLink to={`?team=${team.id}&person=${id}`} replace>
                {name}
              </AppLink>
              <small>{title}</small>
            </span>
            {lead ? (
              <StatusBadge variant="default">Lead</StatusBadge>
            ) : (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={`Take ${name} out of ${team.name}`}
                onClick={() => remove.mutate({ teamId: team.id, userId: id })}
              >
                <IconX size={14} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {people.length > FEW && (
        <button type="button" className={css.more} onClick={() => setAll(!all)}>
          {all ? 'Fewer' : `All ${people.length}`}
        </button>
      )}
    </>
  );
}
