import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getTeam, type TeamRow } from '@talent-os/contracts/identity/team-setup';
import { useState } from 'react';
import { query } from '@/lib/query';
import { AppLink } from '@/ui/button/app-link';
import { Loaded } from '@/ui/loading/loaded';
import { Section } from '@/ui/page/section';
import { PanelHead } from './panel-head';
import { MemberList } from './member-list';
import { TeamDialogs, type TeamDialog } from './team-dialogs';
import { VacancyList } from './vacancy-list';
import css from './teams.module.css';

type TeamPanelProps = {
  readonly team: TeamRow;
  readonly teams: readonly TeamRow[];
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
};

/** One team beside the tree: its seats, its people, and what can be done with it. */
export function TeamPanel({ team, teams, onChoose, onClose }: TeamPanelProps) {
  const members = useQuery(query(getTeam, { teamId: team.id }));
  const [dialog, setDialog] = useState<TeamDialog>();
  const below = teams.filter(({ underTeamId }) => underTeamId === team.id);
  return (
    <aside className={css.panel} aria-label={team.name}>
      <PanelHead team={team} teams={teams} onDialog={setDialog} onClose={onClose} />
      {!team.leadActive && (
        <p className={css.warning}>
          {team.leadName} has left.{' '}
          <Button size="compact-xs" variant="default" onClick={() => setDialog('edit')}>
            Set a lead
          </Button>
        </p>
      )}
      {team.vacancies.length > 0 && (
        <Section title="Vacant seats">
          <VacancyList vacancies={team.vacancies} />
        </Section>
      )}
      <Section title="Members" label={`Members of ${team.name}`}>
        <Loaded query={members} skeletons={3} skeletonHeight={36}>
          {({ members: people }) => <MemberList team={team} people={people} />}
        </Loaded>
        <Button
          mt="sm"
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} />}
          onClick={() => setDialog('add')}
        >
          Add a member
        </Button>
      </Section>
      {below.length > 0 && (
        <Section title="Teams below">
          <ul className={css.below}>
            {below.map(({ id, name }) => (
              <li key={id}>
                <AppLink to={`?team=${id}`} replace>
                  {name}
                </AppLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <TeamDialogs
        dialog={dialog}
        team={team}
        teams={teams}
        onChoose={onChoose}
        onGone={onClose}
        onClose={() => setDialog(undefined)}
      />
    </aside>
  );
}
