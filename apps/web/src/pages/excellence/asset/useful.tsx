import { Button } from '@mantine/core';
import type { AssetDetail } from '@talent-os/contracts/sales/asset-shapes';
import { voteAsset } from '@talent-os/contracts/sales/assets';
import { useCommand } from '@/lib/use-command';
import { Quiet } from '@/ui/display/quiet';
import { Card } from '@/ui/page/card';
import css from './asset.module.css';

const ANSWERS = [
  [true, 'Yes'],
  [false, 'No'],
] as const;

/** Whether it helped: one says it once, and may say otherwise later. */
export function Useful({ asset: { id, useful, notUseful, myVote, may } }: { readonly asset: AssetDetail }) {
  const { mutate, loading } = useCommand(voteAsset);
  return (
    <Card title="Was this useful?">
      <div className={css.vote}>
        {may.do.includes('vote') &&
          ANSWERS.map(([answer, label]) => (
            <Button
              key={label}
              size="xs"
              variant={myVote === answer ? 'light' : 'default'}
              aria-pressed={myVote === answer}
              loading={loading}
              onClick={() => mutate({ assetId: id, useful: answer })}
            >
              {label}
            </Button>
          ))}
        <Quiet>
          {useful} yes, {notUseful} no
        </Quiet>
      </div>
    </Card>
  );
}
