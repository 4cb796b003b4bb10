import { useQuery } from '@tanstack/react-query';
import { getExcellence } from '@talent-os/contracts/sales/excellence';
import { excellenceData } from '@talent-os/contracts/sales/excellence/all.data';
import { excellenceModules } from '@talent-os/contracts/sales/excellence/modules';
import { query } from '@/lib/query';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import { ActionList } from '../analysis/action-list';
import css from '../excellence.module.css';
import { SessionButtons } from '../session-buttons';
import { useModule } from '../use-module';
import { Figures } from './figures';
import { Latest } from './latest';
import { ModuleAssets } from './module-assets';

const Competitors = lazyPart(async () => (await import('./competitors/competitors')).Competitors);

/** One module: its figures, its latest analysis and what is done about it. The same page for all of them. */
export function Component() {
  const module = useModule();
  const read = useQuery(query(getExcellence, { module }));
  const label = excellenceModules[module];
  const { data } = read;
  return (
    <Page
      title={label}
      description={excellenceData[module].about}
      crumbs={[{ label: 'Excellence', to: '/excellence' }, { label }]}
      actions={data && <SessionButtons state={data} />}
      loading={read}
      skeletons={4}
    >
      <Figures module={module} />
      {module === 'gtm' && <Competitors />}
      <ModuleAssets module={module} />
      {data && !data.session && !data.shown && (
        <Card>
          <EmptyState
            title={`No ${label} session yet`}
            text="In a session each seller says how far statements hold; from five on they are analyzed."
          />
        </Card>
      )}
      {data && (data.session || data.shown) && (
        <div className={css.two}>
          <Latest state={data} />
          <Card title="Actions" flush>
            <ActionList module={module} actions={data.actions} />
          </Card>
        </div>
      )}
    </Page>
  );
}
