import { ActionIcon, CloseButton, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { TeamRow } from '@talent-os/contracts/identity/team-setup';
import { counted } from '@/lib/counted';
import { AppLink } from '@/ui/button/app-link';
import type { TeamDialog } from './team-dialogs';
import css from './teams.module.css';

type PanelHeadProps = {
  readonly team: TeamRow;
  readonly teams: readonly TeamRow[];
  readonly onDialog: (dialog: TeamDialog) => void;
  readonly onClose: () => void;
};

/** What a team is called, how it is staffed, and what can be done with it. */
export function PanelHead({ team, teams, onDialog, onClose }: PanelHeadProps) {
  const above = teams.find(({ id }) => id === team.underTeamId);
  const vacant = team.vacancies.length;
  return (
    <header className={css.head}>
      <div>
        {above && (
          <AppLink className={css.above} to={`?team=${above.id}`} replace>
            {above.name}
          </AppLink>
        )}
        <h2>{team.name}</h2>
        <p>
          {vacant > 0
            ? `${team.people} of ${team.people + vacant} seats filled, ${vacant} vacant`
            : `${counted(team.people, 'people', 'person')}, no vacant seat`}
        </p>
      </div>
      <span className={css.tools}>
        <Menu position="bottom-end" width={190}>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${team.name}`}>
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => onDialog('edit')}>Rename or set lead</Menu.Item>
            <Menu.Item onClick={() => onDialog('move')}>Move</Menu.Item>
            <Menu.Item onClick={() => onDialog('create')}>Add a team below</Menu.Item>
            <Menu.Item disabled={teams.length < 2} onClick={() => onDialog('merge')}>
              Merge into another
            </Menu.Item>
            <Menu.Item color="red" onClick={() => onDialog('delete')}>
              Delete
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <CloseButton aria-label="Close" onClick={onClose} />
      </span>
    </header>
  );
}
