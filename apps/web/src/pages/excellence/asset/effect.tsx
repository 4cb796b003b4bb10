import { Button } from '@mantine/core';
import type { AssetDetail } from '@talent-os/contracts/sales/asset-shapes';
import { settleFlags } from '@talent-os/contracts/sales/battlecards';
import { Rates } from '@/features/battlecards/rates';
import { counted } from '@/lib/counted';
import { useFormat } from '@/lib/use-format';
import { useReachable } from '@/lib/use-reachable';
import { AppLink } from '@/ui/button/app-link';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { Quiet } from '@/ui/display/quiet';
import { Card } from '@/ui/page/card';
import { RecordRow } from '@/ui/table/record-row';
import rows from '@/ui/table/rows.module.css';

/** Whether a battlecard helps, and the lost deals it is to be looked at for; nothing of other assets. */
export function Effect({ asset }: { readonly asset: AssetDetail }) {
  const { effect, about, number } = asset;
  if (!effect) return null;
  return (
    <>
      {asset.flags > 0 && <Flagged asset={asset} />}
      <Card title="Does the card help?" description={`Deals against ${about} that were won or lost.`}>
        <Rates before={effect.before} since={effect.since} number={number} />
      </Card>
    </>
  );
}

function Flagged({ asset: { id, version, flags, flagged, may } }: { readonly asset: AssetDetail }) {
  const { dayOf } = useFormat();
  const reachable = useReachable();
  const [ask, question] = useConfirmed(settleFlags, () => ({
    title: 'Does the card stay as it is?',
    confirm: 'It stays',
    input: { assetId: id, version },
    done: 'Looked at',
    children: `Nobody is asked to look at it for ${counted(flags, 'lost deals')} any more. The next lost deal asks again.`,
  }));
  const unseen = flags - flagged.length;
  return (
    <Card
      title="To be looked at"
      description={`${counted(flags, 'deals')} lost since somebody last looked${unseen > 0 ? `, ${unseen} of others` : ''}.`}
      actions={may.do.includes('settle') && <Button onClick={() => ask()}>Looked at</Button>}
      flush
    >
      <ul className={rows.rows} aria-label="Deals lost to this competitor">
        {flagged.map(({ dealId, name, accountName, lossReason, at }) => {
          const to = reachable(`/sales/opportunities?deal=${dealId}`);
          return (
            <RecordRow key={dealId} name={to ? <AppLink to={to}>{name}</AppLink> : name}>
              <Quiet>{[accountName, lossReason, dayOf(at)].filter(Boolean).join(' · ')}</Quiet>
            </RecordRow>
          );
        })}
      </ul>
      {question}
    </Card>
  );
}
