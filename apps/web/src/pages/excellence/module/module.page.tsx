import { useQuery } from '@tanstack/react-query';
import { getExcellence } from '@talent-os/contracts/sales/excellence';
import { excellenceData } from '@talent-os/contracts/sales/excellence/all.data';
import { excellenceModules } from '@talent-os/contracts/sales/excellence/modules';
import { query } from '@/lib/query';
import { Page } from '@/ui/page/page';
import { SessionButtons } from '../session-buttons';
import { useModule } from '../use-module';
import { ModuleBody } from './module-body';

/** One module: its figures, its latest analysis and what is done about it. The same page for all but compensation. */
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
      <ModuleBody module={module} state={data} />
    </Page>
  );
}
