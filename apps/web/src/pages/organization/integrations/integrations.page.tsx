import { Button, Tabs } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { listConnections } from '@talent-os/contracts/identity/provisioning';
import { query } from '@/lib/query';
import { useListParams } from '@/lib/use-list-params';
import { AppLink } from '@/ui/button/app-link';
import { lazyPart } from '@/ui/loading/lazy-part';
import layout from '@/ui/page/layout.module.css';
import { Page } from '@/ui/page/page';
import { TabList } from '@/ui/page/tab-list';
import { Directories } from './directories';
import { Elsewhere } from './elsewhere';
import { Webhooks } from './webhooks/webhooks';

const ConnectDirectory = lazyPart(async () => (await import('./connect-directory')).ConnectDirectory);
const DirectoryDrawer = lazyPart(async () => (await import('./directory-drawer')).DirectoryDrawer);
const SignOnView = lazyPart(async () => (await import('./sign-on/sign-on-view')).SignOnView);

const views = { connections: 'Connections', 'sign-on': 'Single sign-on' } as const;
const isView = (view: string | undefined): view is keyof typeof views => view !== undefined && view in views;

/** What is open belongs to its own part. */
const ofView = { directory: undefined, provider: undefined, connect: undefined };

/** What the organization is connected to, and how each connection is doing. */
export function Component() {
  const params = useListParams();
  const asked = params.get('view');
  const view = isView(asked) ? asked : 'connections';
  const icon = <IconPlus size={15} />;
  return (
    <Page
      title="Integrations"
      description="What your organization is connected to, and how each is doing."
      actions={
        view === 'sign-on' ? (
          <Button leftSection={icon} onClick={() => params.patch({ connect: 'provider' })}>
            Connect a provider
          </Button>
        ) : (
          <Button component={AppLink} to="/organization/integrations/setup" leftSection={icon}>
            Add an integration
          </Button>
        )
      }
    >
      <Tabs
        value={view}
        onChange={(next) => params.patch({ ...ofView, view: next === 'connections' ? undefined : (next ?? undefined) })}
        keepMounted={false}
        classNames={{ panel: layout.panel }}
      >
        <TabList label="Integrations" labels={views} value={view} />
        <Tabs.Panel value="connections">
          <Connections />
        </Tabs.Panel>
        <Tabs.Panel value="sign-on">
          <SignOnView />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

function Connections() {
  const connections = useQuery(query(listConnections, {}));
  const params = useListParams();
  const connecting = params.get('connect') === 'directory';
  const setConnecting = (isOn: boolean) => params.patch({ connect: isOn ? 'directory' : undefined });
  const opened = connections.data?.items.find(({ id }) => id === params.get('directory'));
  return (
    <div className={layout.stack}>
      <Directories
        connections={connections}
        onConnect={() => setConnecting(true)}
        onOpen={(id) => params.patch({ directory: id })}
      />
      <Webhooks />
      <Elsewhere />
      {connecting && <ConnectDirectory onClose={() => setConnecting(false)} />}
      {opened && (
        <DirectoryDrawer
          connections={connections}
          directory={opened}
          onClose={() => params.patch({ directory: undefined })}
        />
      )}
    </div>
  );
}
