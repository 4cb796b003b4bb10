import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

@Entity({ schema: 'sales', name: 'excellence_asset_comment' })
@Index('excellence_asset_comment_asset', ['organizationId', 'assetId', 'createdAt'])
export class AssetComment extends TenantEntity {
  @Column('uuid')
  assetId: string;

  @Column('uuid')
  byId: string;

  @Column('text')
  text: string;
}
