import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** That a battlecard is to be looked at, since a deal was lost to its competitor. */
@Entity({ schema: 'sales', name: 'asset_flag' })
@Index('asset_flag_once', ['organizationId', 'assetId', 'dealId'], { unique: true })
export class AssetFlag extends TenantEntity {
  @Column('uuid')
  assetId: string;

  @Column('uuid')
  dealId: string;

  @Column('timestamptz')
  at: Date;

  /** When somebody had looked, or a new version was published; null until then. */
  @Column('timestamptz', { nullable: true })
  settledAt: Date | null;
}
