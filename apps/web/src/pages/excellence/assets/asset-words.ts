import type { Asset, AssetState } from '@talent-os/contracts/sales/asset-shapes';
import type { BadgeVariant } from '@/ui/display/status-badge';

/** The screen an asset is read on. */
export const assetPath = ({
  assetType,
  excellenceSessionId,
  id,
}: Pick<Asset, 'assetType' | 'excellenceSessionId' | 'id'>): string =>
  `/excellence/assets/view/${assetType}/${excellenceSessionId}/${id}`;

export const assetLooks: Readonly<Record<AssetState, BadgeVariant>> = {
  draft: 'secondary',
  in_review: 'default',
  published: 'success',
  stale: 'warning',
  archived: 'secondary',
};
