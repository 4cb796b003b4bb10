import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What one person says of an asset. */
@Entity({ schema: 'sales', name: 'excellence_asset_vote' })
@Index('excellence_asset_vote_once', ['organizationId', 'assetId', 'userId'], { unique: true })
export class AssetVote extends TenantEntity {
  @Column('uuid')
  assetId: string;

  @Column('uuid')
  userId: string;

  @Column('boolean')
  useful: boolean;
}
