import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getCompensation } from '@talent-os/contracts/sales/compensation';
import { getExcellence } from '@talent-os/contracts/sales/excellence';
import { excellenceData } from '@talent-os/contracts/sales/excellence/all.data';
import { query } from '@/lib/query';
import { useListParams } from '@/lib/use-list-params';
import { useMay } from '@/lib/use-may';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import layout from '@/ui/page/layout.module.css';
import { TabList } from '@/ui/page/tab-list';
import { ModuleBody } from '../module/module-body';
import { SessionButtons } from '../session-buttons';

const Plans = lazyPart(async () => (await import('./plans')).Plans);
const Statements = lazyPart(async () => (await import('./statements')).Statements);

const views = { overview: 'Overview', plans: 'Plans', statements: 'Statements' } as const;
const isView = (view: string | undefined): view is keyof typeof views => view !== undefined && view in views;

/** Compensation: the module as every other, the plans with what they pay, and the statements of each month. */
export function Component() {
  const read = useQuery(query(getExcellence, { module: 'compensation' }));
  const params = useListParams();
  const paid = useMay(getCompensation);
  const asked = params.get('view');
  const view = paid && isView(asked) ? asked : 'overview';
  const { data } = read;
  const body = <ModuleBody module="compensation" state={data} />;
  return (
    <Page
      title="Compensation"
      description={excellenceData.compensation.about}
      crumbs={[{ label: 'Excellence', to: '/excellence' }, { label: 'Compensation' }]}
      actions={data && <SessionButtons state={data} />}
      loading={read}
      skeletons={4}
    >
      {paid ? (
        <Tabs
          value={view}
          onChange={(next) => params.patch({ view: next === 'overview' ? undefined : (next ?? undefined) })}
          keepMounted={false}
          classNames={{ panel: layout.panel }}
        >
          <TabList label="Compensation" labels={views} value={view} />
          <Tabs.Panel value="overview">
            <div className={layout.stack}>{body}</div>
          </Tabs.Panel>
          <Tabs.Panel value="plans">
            <Plans />
          </Tabs.Panel>
          <Tabs.Panel value="statements">
            <Statements />
          </Tabs.Panel>
        </Tabs>
      ) : (
        body
      )}
    </Page>
  );
}
