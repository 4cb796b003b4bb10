import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getTeamWellness } from '@talent-os/contracts/productivity/wellness-team';
import { FEWEST_PEOPLE } from '@talent-os/contracts/productivity/wellness-instruments';
import { IconLock } from '@tabler/icons-react';
import { query } from '@/lib/query';
import { useListParams } from '@/lib/use-list-params';
import { Card } from '@/ui/page/card';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import layout from '@/ui/page/layout.module.css';
import css from '../wellness.module.css';
import { TeamAverages } from './team-averages';
import { TeamWorkload } from './team-workload';
import { TeamsTable } from './teams-table';
import { firstShown } from './team.rules';

/** Averages of the teams I lead or look after, and what their work asks of them. */
export function TeamView() {
  const params = useListParams();
  const team = useQuery(query(getTeamWellness, {}));
  return (
    <div className={layout.stack}>
      <p className={css.private}>
        <IconLock size={16} aria-hidden />
        <span>
          Averages of at least {FEWEST_PEOPLE} people, over months and quarters that are over. Nobody sees anybody’s
          answers.
        </span>
      </p>
      <Loaded query={team} skeletons={3} skeletonHeight={160}>
        {({ groups }) => {
          const group = groups.find(({ id }) => id === params.get('team')) ?? firstShown(groups);
          if (!group)
            return (
              <Card>
                <EmptyState title="No teams yet" text="Once you belong to a team, its averages appear here." />
              </Card>
            );
          const open = (id: string) => params.patch({ team: id });
          return (
            <>
              {groups.length > 1 && (
                <Select
                  label="Team"
                  w={280}
                  maw="100%"
                  searchable
                  allowDeselect={false}
                  data={groups.map(({ id, name }) => ({ value: id, label: name }))}
                  value={group.id}
                  onChange={(id) => id && open(id)}
                />
              )}
              <div className={layout.columns}>
                <TeamAverages group={group} />
                <TeamWorkload group={group} />
              </div>
              {groups.length > 1 && <TeamsTable groups={groups} onOpen={open} />}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
