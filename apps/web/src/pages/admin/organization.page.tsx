import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getTenant } from '@talent-os/contracts/identity/tenants';
import { useParams } from 'react-router-dom';
import { query } from '@/lib/query';
import { useListParams } from '@/lib/use-list-params';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import { TabList } from '@/ui/page/tab-list';
import { TenantActions } from './organizations/tenant-actions';
import { TenantOverview } from './organizations/tenant-overview';
import layout from '@/ui/page/layout.module.css';

const TenantModules = lazyPart(async () => (await import('./organizations/tenant-modules')).TenantModules);
const TenantUsers = lazyPart(async () => (await import('./organizations/tenant-users')).TenantUsers);
const TenantLimits = lazyPart(async () => (await import('./organizations/tenant-limits')).TenantLimits);
const TenantDomains = lazyPart(async () => (await import('./organizations/tenant-domains')).TenantDomains);
const TenantEvents = lazyPart(async () => (await import('./organizations/tenant-events')).TenantEvents);

const views = { overview: 'Overview', modules: 'Modules', users: 'Users', limits: 'Limits', audit: 'Audit' } as const;
const isView = (view: string | undefined): view is keyof typeof views => view !== undefined && view in views;

/** One organization as the platform sees it: counts, switches, limits and who administers it. */
export function Component() {
  const { id = '' } = useParams();
  const params = useListParams();
  const asked = params.get('view');
  const view = isView(asked) ? asked : 'overview';
  const found = useQuery(query(getTenant, { organizationId: id }));
  const tenant = found.data;
  const title = tenant?.name ?? 'Organization details';
  return (
    <Page
      title={title}
      crumbs={[{ label: 'Organizations', to: '/admin/organizations' }, { label: title }]}
      loading={found}
      actions={tenant && <TenantActions tenant={tenant} />}
    >
      {tenant && (
        <Tabs
          value={view}
          onChange={(next) => params.patch({ view: next === 'overview' ? undefined : (next ?? undefined) })}
          keepMounted={false}
          classNames={{ panel: layout.panel }}
        >
          <TabList label="Organization" labels={views} value={view} />
          <Tabs.Panel value="overview">
            <TenantOverview tenant={tenant} />
          </Tabs.Panel>
          <Tabs.Panel value="modules">
            <TenantModules tenant={tenant} />
          </Tabs.Panel>
          <Tabs.Panel value="users">
            <TenantUsers tenant={tenant} />
          </Tabs.Panel>
          <Tabs.Panel value="limits">
            <div className={layout.stack}>
              <TenantLimits tenant={tenant} />
              <TenantDomains tenant={tenant} />
            </div>
          </Tabs.Panel>
          <Tabs.Panel value="audit">
            <TenantEvents tenant={tenant} />
          </Tabs.Panel>
        </Tabs>
      )}
    </Page>
  );
}
