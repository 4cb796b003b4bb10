import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getTeamCulture } from '@talent-os/contracts/identity/team-culture';
import { myTeams, type Team } from '@talent-os/contracts/identity/teams';
import { query } from '@/lib/query';
import { useViewParams } from '@/lib/use-view-params';
import { EmptyState } from '@/ui/loading/empty-state';
import { Loaded } from '@/ui/loading/loaded';
import { Card } from '@/ui/page/card';
import layout from '@/ui/page/layout.module.css';
import { Page } from '@/ui/page/page';
import { AgreementCard } from './agreement-card';
import { KudosCard } from './kudos-card';
import { WaysCard } from './ways-card';

/** How the teams of the caller work together, one at a time. */
export function Component() {
  const teams = useQuery(query(myTeams, {}));
  const [view, change] = useViewParams();
  // Those below them a lead knows, but is in none of them.
  const own = teams.data?.items.filter(({ relation }) => relation !== 'above') ?? [];
  const team = own.find(({ id }) => id === view.get('team')) ?? own[0];
  return (
    <Page
      title="Team Culture"
      description="How your team works together, how each of you works best, and what you thank each other for."
      loading={teams}
      actions={
        own.length > 1 && (
          <Select
            aria-label="Team"
            allowDeselect={false}
            data={own.map(({ id, name }) => ({ value: id, label: name }))}
            value={team?.id ?? null}
            onChange={(id) => change({ team: id ?? undefined, page: undefined })}
          />
        )
      }
    >
      {team ? (
        <TeamOf key={team.id} team={team} />
      ) : (
        <Card>
          <EmptyState title="You are in no team" text="An administrator of your organization puts people into teams." />
        </Card>
      )}
    </Page>
  );
}

function TeamOf({ team }: { readonly team: Team }) {
  const culture = useQuery(query(getTeamCulture, { teamId: team.id }));
  return (
    <Loaded query={culture} skeletonHeight={160}>
      {({ agreement, people }) => (
        <div className={layout.columns}>
          <div className={layout.stack}>
            <AgreementCard team={team} agreement={agreement} />
            <KudosCard team={team} people={people} />
          </div>
          <WaysCard people={people} />
        </div>
      )}
    </Loaded>
  );
}
