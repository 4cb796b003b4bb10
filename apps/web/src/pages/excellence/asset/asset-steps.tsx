import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconPrinter } from '@tabler/icons-react';
import type { AssetDetail } from '@talent-os/contracts/sales/asset-shapes';
import { getAssetPdf, getAssetText, moveAsset, publishAsset } from '@talent-os/contracts/sales/assets';
import { useState } from 'react';
import { ask } from '@/lib/api';
import { counted } from '@/lib/counted';
import { download, saveFile } from '@/lib/download';
import { notify } from '@/lib/notify';
import { useCommand } from '@/lib/use-command';
import { DownloadButton } from '@/ui/button/download-button';
import { useConfirmed } from '@/ui/dialog/use-confirmed';
import { lazyPart } from '@/ui/loading/lazy-part';

const DuplicateDialog = lazyPart(async () => (await import('./duplicate-dialog')).DuplicateDialog);

type Target = 'draft' | 'in_review' | 'archived';
const MOVES: Readonly<Record<Target, { title: string; confirm: string; done: string; effect: string }>> = {
  in_review: {
    title: 'Ask for a review?',
    confirm: 'Ask for a review',
    done: 'It waits for somebody to publish it',
    effect: 'It cannot be written on until it is taken back or published.',
  },
  draft: {
    title: 'Take it back to be written on?',
    confirm: 'Take back',
    done: 'It can be written on',
    effect: 'It is reviewed anew afterwards.',
  },
  archived: {
    title: 'Archive this asset?',
    confirm: 'Archive',
    done: 'Archived',
    effect: 'Sellers no longer find it, and this cannot be taken back. A copy of it can be drafted.',
  },
};
const targets = ['in_review', 'draft', 'archived'] as const;

/** What the caller may do with an asset, and the ways to take it along. */
export function AssetSteps({ asset }: { readonly asset: AssetDetail }) {
  const { id, version, may, faults, title } = asset;
  const [copying, setCopying] = useState(false);
  const [askMove, moveQuestion] = useConfirmed(moveAsset, (to: Target) => ({
    title: MOVES[to].title,
    confirm: MOVES[to].confirm,
    danger: to === 'archived',
    input: { assetId: id, to, version },
    done: MOVES[to].done,
    children: MOVES[to].effect,
  }));
  const [askPublish, publishQuestion] = useConfirmed(publishAsset, () => ({
    title: `Publish “${title}”?`,
    confirm: 'Publish',
    input: { assetId: id, version },
    done: `“${title}” is published`,
    children: 'Every seller reads this version from then on. The one before stays in its history.',
  }));
  return (
    <>
      {may.to.includes('published') && (
        <Button disabled={faults > 0} onClick={() => askPublish()}>
          {faults > 0 ? `Publish waits for ${counted(faults, 'claims')}` : 'Publish'}
        </Button>
      )}
      {targets
        .filter((to) => may.to.includes(to))
        .map((to) => (
          <Button key={to} variant={to === 'in_review' ? 'filled' : 'default'} onClick={() => askMove(to)}>
            {MOVES[to].confirm}
          </Button>
        ))}
      {may.do.includes('duplicate') && (
        <Button variant="default" onClick={() => setCopying(true)}>
          Duplicate
        </Button>
      )}
      <TakeAlong asset={asset} />
      {copying && <DuplicateDialog asset={asset} onClose={() => setCopying(false)} />}
      {moveQuestion}
      {publishQuestion}
    </>
  );
}

/** As a file to keep, or on paper. */
function TakeAlong({ asset: { id: assetId, assetType, shown } }: { readonly asset: AssetDetail }) {
  const { run, loading } = useCommand(getAssetText, { done: ({ filename }) => `${filename} downloaded` });
  const pdf = useMutation({
    mutationFn: async () => (await ask(getAssetPdf, { assetId, number: shown.number })).blob(),
    onSuccess: (file) => saveFile(`${assetType}-v${shown.number}.pdf`, file),
    onError: (failure) => notify.failure(failure),
  });
  return (
    <>
      <DownloadButton loading={pdf.isPending} save={() => pdf.mutateAsync().then(() => undefined)}>
        PDF
      </DownloadButton>
      <DownloadButton
        loading={loading}
        save={() => run({ assetId }).then((file) => download(file.filename, file.markdown, 'text/markdown'))}
      >
        Markdown
      </DownloadButton>
      <Button variant="default" leftSection={<IconPrinter size={15} aria-hidden />} onClick={() => print()}>
        Print
      </Button>
    </>
  );
}
