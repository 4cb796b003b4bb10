import type { AssetDetail } from '@talent-os/contracts/sales/asset-shapes';
import css from './asset.module.css';
import { Claims } from './claims';
import { Comments } from './comments';
import { Effect } from './effect';
import { LinkedDeals } from './linked-deals';
import { Useful } from './useful';
import { Versions } from './versions';

type BesideProps = { readonly asset: AssetDetail; readonly onVersion: (number: number) => void };

/** What stands beside an asset: its sources, its versions, where it was used and what people say. */
export const Beside = ({ asset, onVersion }: BesideProps) => (
  <div className={css.beside}>
    <Effect asset={asset} />
    <Claims asset={asset} />
    <Versions asset={asset} onVersion={onVersion} />
    <LinkedDeals asset={asset} />
    <Useful asset={asset} />
    <Comments asset={asset} />
  </div>
);
