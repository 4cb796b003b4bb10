import { Alert, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { assetStates, type AssetDetail } from '@talent-os/contracts/sales/asset-shapes';
import { getAsset } from '@talent-os/contracts/sales/assets';
import { excellenceModules } from '@talent-os/contracts/sales/excellence/modules';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { day } from '@/lib/format';
import { query } from '@/lib/query';
import { useViewParams } from '@/lib/use-view-params';
import { Page } from '@/ui/page/page';
import { assetPath } from '../assets/asset-words';
import { AssetSteps } from './asset-steps';
import css from './asset.module.css';
import { Beside } from './beside';
import { Paper } from './paper';

/** One asset: what it says, what each claim rests on, and what becomes of it. */
export function Component() {
  const { assetId = '' } = useParams();
  const { pathname } = useLocation();
  const [params] = useViewParams();
  const version = Number(params.get('version')) || undefined;
  const read = useQuery(query(getAsset, { assetId, ...(version && { number: version }) }));
  const { data } = read;
  if (!data)
    return <Page title="Asset" crumbs={[{ label: 'Excellence', to: '/excellence' }]} loading={read} skeletons={4} />;
  if (pathname !== assetPath(data)) return <Navigate to={assetPath(data)} replace />;
  return (
    <Page
      title={data.title}
      description={`${data.typeName}, version ${data.shown.number}`}
      crumbs={[
        { label: 'Excellence', to: '/excellence' },
        { label: excellenceModules[data.module], to: `/excellence/${data.module}` },
        { label: 'Assets', to: `/excellence/${data.module}/assets` },
        { label: data.title },
      ]}
      actions={<AssetSteps asset={data} />}
    >
      <Standing asset={data} />
      <Reading asset={data} />
    </Page>
  );
}

/** What it says, or what changed in it, with what stands beside it. */
function Reading({ asset }: { readonly asset: AssetDetail }) {
  const [params, change] = useViewParams();
  const { before } = asset;
  const changes = params.get('view') === 'changes' && before !== null;
  return (
    <div className={css.two}>
      <div className={css.main}>
        {before && (
          <SegmentedControl
            className={css.screen ?? ''}
            aria-label="How it is read"
            value={changes ? 'changes' : 'read'}
            onChange={(view) => change({ view: view === 'changes' ? view : undefined })}
            data={[
              { value: 'read', label: 'Read' },
              { value: 'changes', label: `Changes since version ${before.number}` },
            ]}
          />
        )}
        <Paper asset={asset} changes={changes} />
      </div>
      <Beside asset={asset} onVersion={(number) => change({ version: String(number), view: undefined })} />
    </div>
  );
}

/** Where an asset stands, where that is not plainly in use. */
function Standing({ asset: { status, next, reviewBy, shown, may } }: { readonly asset: AssetDetail }) {
  if (status === 'stale' && reviewBy)
    return (
      <Alert title={`Stale: it was to be looked at again by ${day(reviewBy)}`} color="yellow" role="status">
        Claims may no longer hold. Whoever looks after it says which still do.
      </Alert>
    );
  const work = next ?? status;
  if (work === 'in_review')
    return (
      <Alert title={assetStates[work]} role="status">
        {may.to.includes('published')
          ? 'You did not write it, so you can publish it.'
          : 'It is published by somebody who did not write it.'}
      </Alert>
    );
  if (shown.status === 'replaced')
    return (
      <Alert title="An earlier version" role="status">
        It was replaced and is no longer in use.
      </Alert>
    );
  return null;
}
