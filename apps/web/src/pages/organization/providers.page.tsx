import { Tabs } from '@mantine/core';
import { useListParams } from '@/lib/use-list-params';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import { TabList } from '@/ui/page/tab-list';
import { ProviderList } from './providers/provider-list';
import layout from '@/ui/page/layout.module.css';

const Knowledge = lazyPart(async () => (await import('./knowledge/knowledge')).Knowledge);

/** What a list keeps in the address belongs to its own part. */
const ofList = { search: undefined, state: undefined, readers: undefined, sort: undefined };

/** What the assistant of the organization answers with: models, and documents it may quote. */
export function Component() {
  const params = useListParams();
  const view = params.get('view') === 'knowledge' ? 'knowledge' : 'models';
  return (
    <Page
      title="Model Providers"
      description="Models the assistant of your organization may use. The first one that is ready and within its budget answers. Documents it may quote stand under Knowledge."
    >
      <Tabs
        value={view}
        onChange={(next) => params.patch({ ...ofList, view: next === 'knowledge' ? 'knowledge' : undefined })}
        keepMounted={false}
        classNames={{ panel: layout.panel }}
      >
        <TabList label="What the assistant uses" labels={{ models: 'Models', knowledge: 'Knowledge' }} value={view} />
        <Tabs.Panel value="models">
          <ProviderList />
        </Tabs.Panel>
        <Tabs.Panel value="knowledge">
          <Knowledge />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
