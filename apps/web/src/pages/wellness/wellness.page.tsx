import { Tabs } from '@mantine/core';
import { getTeamWellness } from '@talent-os/contracts/productivity/wellness-team';
import { useListParams } from '@/lib/use-list-params';
import { useMay } from '@/lib/use-may';
import { Page } from '@/ui/page/page';
import { TabList } from '@/ui/page/tab-list';
import { lazyPart } from '@/ui/loading/lazy-part';
import { MeView } from './me/me-view';
import layout from '@/ui/page/layout.module.css';

const TeamView = lazyPart(async () => (await import('./team/team-view')).TeamView);

/** The wellness hub: my own check-ins, and for those who lead people the averages of teams. */
export function Component() {
  const params = useListParams();
  const mayTeam = useMay(getTeamWellness);
  const view = mayTeam && params.get('view') === 'team' ? 'team' : 'me';
  const frame = { title: 'Wellness', description: 'Complexity to Clarity' };
  if (!mayTeam)
    return (
      <Page {...frame}>
        <MeView />
      </Page>
    );
  return (
    <Page {...frame}>
      <Tabs
        value={view}
        onChange={(next) => params.patch({ view: next === 'team' ? 'team' : undefined, team: undefined })}
        keepMounted={false}
        classNames={{ panel: layout.panel }}
      >
        <TabList label="Parts of the hub" labels={{ me: 'Me', team: 'Team' }} value={view} />
        <Tabs.Panel value="me">
          <MeView />
        </Tabs.Panel>
        <Tabs.Panel value="team">
          <TeamView />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
