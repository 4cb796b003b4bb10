import { Button } from '@mantine/core';
import type { AssetDetail } from '@talent-os/contracts/sales/asset-shapes';
import { linkAsset, unlinkAsset } from '@talent-os/contracts/sales/assets';
import { dealStages } from '@talent-os/contracts/sales/deal-stages';
import { listDeals } from '@talent-os/contracts/sales/deals';
import { useState } from 'react';
import { counted } from '@/lib/counted';
import { useCommand } from '@/lib/use-command';
import { useFormat } from '@/lib/use-format';
import { useReachable } from '@/lib/use-reachable';
import { AppLink } from '@/ui/button/app-link';
import { Quiet } from '@/ui/display/quiet';
import { SearchSelect } from '@/ui/field/search-select';
import { EmptyState } from '@/ui/loading/empty-state';
import { Card } from '@/ui/page/card';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';
import css from './asset.module.css';

/** Deals an asset was used in: those the reader may see by name, the others as a number. */
export function LinkedDeals({ asset: { id, deals, uses, may } }: { readonly asset: AssetDetail }) {
  const { dayOf } = useFormat();
  const reachable = useReachable();
  const { mutate, loading } = useCommand(unlinkAsset, { done: 'Taken off the deal' });
  const links = may.do.includes('link');
  const unseen = uses - deals.length;
  return (
    <Card title="Used in deals" description={unseen > 0 ? `${counted(unseen, 'deals')} of others` : undefined} flush>
      {uses === 0 && <EmptyState title="Not used in a deal yet" />}
      <ul className={rows.rows} aria-label="Deals it was used in">
        {deals.map(({ dealId, name, stage, at }) => {
          const to = reachable(`/sales/opportunities?deal=${dealId}`);
          return (
            <RecordRow
              key={dealId}
              name={to ? <AppLink to={to}>{name}</AppLink> : name}
              actions={
                links && (
                  <Button
                    size="xs"
                    variant="default"
                    loading={loading}
                    aria-label={`Take off ${name}`}
                    onClick={() => mutate({ assetId: id, dealId })}
                  >
                    Take off
                  </Button>
                )
              }
            >
              <Quiet>
                {dealStages[stage].label} · {dayOf(at)}
              </Quiet>
            </RecordRow>
          );
        })}
      </ul>
      {links && <LinkDeal assetId={id} />}
    </Card>
  );
}

function LinkDeal({ assetId }: { readonly assetId: string }) {
  const [dealId, setDealId] = useState('');
  const { run, loading } = useCommand(linkAsset, { done: 'Linked to the deal' });
  const link = () =>
    run({ assetId, dealId }).then(
      () => setDealId(''),
      () => undefined,
    );
  return (
    <div className={`${css.add} ${css.screen}`}>
      <SearchSelect
        operation={listDeals}
        options={(found) => found.map((one) => ({ value: one.id, label: one.name }))}
        label="Deal"
        placeholder="Search by name"
        empty="No deal with this name"
        value={dealId}
        onChange={(value: string | null) => setDealId(value ?? '')}
      />
      <Button variant="default" disabled={dealId === ''} loading={loading} onClick={() => void link()}>
        Link
      </Button>
    </div>
  );
}
