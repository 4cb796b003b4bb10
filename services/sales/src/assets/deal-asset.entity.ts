import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** That an asset was used in a deal, and since when. */
@Entity({ schema: 'sales', name: 'deal_asset' })
@Index('deal_asset_once', ['organizationId', 'assetId', 'dealId'], { unique: true })
@Index('deal_asset_deal', ['organizationId', 'dealId'])
export class DealAsset extends TenantEntity {
  @Column('uuid')
  dealId: string;

  @Column('uuid')
  assetId: string;

  @Column('timestamptz')
  at: Date;
}
