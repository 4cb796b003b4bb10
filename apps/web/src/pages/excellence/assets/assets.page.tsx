import { Button } from '@mantine/core';
import { assetStates } from '@talent-os/contracts/sales/asset-shapes';
import { exportAssets, listAssets, makeAsset } from '@talent-os/contracts/sales/assets';
import { excellenceData } from '@talent-os/contracts/sales/excellence/all.data';
import { excellenceModules } from '@talent-os/contracts/sales/excellence/modules';
import { choicesOf } from '@/lib/choices';
import { useCurrentRoute } from '@/lib/use-current-route';
import { useListFilters } from '@/lib/use-list-filters';
import { useMay } from '@/lib/use-may';
import { useOpened } from '@/lib/use-opened';
import { RecordList } from '@/ui/list/record-list';
import { EmptyState } from '@/ui/loading/empty-state';
import { lazyPart } from '@/ui/loading/lazy-part';
import { Page } from '@/ui/page/page';
import { useModule } from '../use-module';
import { assetColumns, assetMain } from './asset-columns';

const NewAsset = lazyPart(async () => (await import('./new-asset')).NewAsset);

/** What a module keeps for those who sell. */
export function Component() {
  const module = useModule();
  const route = useCurrentRoute();
  const label = excellenceModules[module];
  const list = useListFilters(listAssets, { beside: ['module'], derive: () => ({ module }) });
  const manages = useMay(makeAsset);
  const { opened, create, close } = useOpened({ new: ['asset'] });
  const add = manages && <Button onClick={() => create('asset')}>New asset</Button>;
  const types = excellenceData[module].assets.map(({ key, label: name }) => ({ value: key, label: name }));
  return (
    <Page
      title={route?.label ?? label}
      description="Every claim has a source, and the day somebody looked whether it holds."
      crumbs={[{ label: 'Excellence', to: '/excellence' }, { label, to: `/excellence/${module}` }, { label: 'Assets' }]}
      actions={add}
    >
      <RecordList
        list={list}
        label="assets"
        main={assetMain}
        columns={assetColumns}
        filters={{
          search: 'Title or whom it is about',
          assetType: { label: 'Type', all: 'Any type', choices: types },
          status: {
            label: 'Status',
            all: 'Any status',
            choices: choicesOf(assetStates, manages ? undefined : ['published', 'stale']),
          },
        }}
        empty={<EmptyState title="No assets yet" action={add} />}
        csv={exportAssets}
      />
      {opened.new && <NewAsset module={module} onClose={close} />}
    </Page>
  );
}
