import { Button, Tabs } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { isId } from '@/lib/id';
import { useCurrentRoute } from '@/lib/use-current-route';
import { useViewParams } from '@/lib/use-view-params';
import { AppLink } from '@/ui/button/app-link';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import { TabList } from '@/ui/page/tab-list';
import layout from '@/ui/page/layout.module.css';
import { Overview } from './overview/overview';

const Positions = lazyPart(async () => (await import('./positions/positions')).Positions);
const PositionPage = lazyPart(async () => (await import('./positions/position-page')).PositionPage);

const views = { overview: 'Overview', positions: 'Positions' };

/** Where the caller is on their way, and the positions they may apply for. */
export function Component() {
  const [params, change] = useViewParams();
  const view = params.get('view') === 'positions' ? 'positions' : 'overview';
  const title = useCurrentRoute()?.label ?? '';
  const positionId = params.get('position');
  if (positionId && isId(positionId)) return <PositionPage key={positionId} positionId={positionId} />;
  return (
    <Page
      title={title}
      actions={
        view === 'overview' && (
          <Button component={AppLink} to="/candidate?view=positions" leftSection={<IconSearch size={16} />}>
            Find positions
          </Button>
        )
      }
    >
      <Tabs
        value={view}
        onChange={(next) => change({ view: next === 'positions' ? next : undefined })}
        keepMounted={false}
        classNames={{ panel: layout.panel }}
      >
        <TabList label="Parts of the hub" labels={views} value={view} />
        <Tabs.Panel value="overview">
          <Overview />
        </Tabs.Panel>
        <Tabs.Panel value="positions">
          <Positions />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
