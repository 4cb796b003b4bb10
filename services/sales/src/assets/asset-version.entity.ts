import type { AssetLine, AssetVersionState } from '@talent-os/contracts/sales/asset-shapes.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Lines by the key of their heading. */
export type AssetText = Readonly<Record<string, readonly AssetLine[]>>;

/** What an asset says in one version. A version that was published changes no more but for the days its claims were checked on. */
@Entity({ schema: 'sales', name: 'excellence_asset_version' })
@Index('excellence_asset_version_number', ['organizationId', 'assetId', 'number'], { unique: true })
export class AssetVersion extends TenantEntity {
  @Column('uuid')
  assetId: string;

  @Column('int')
  number: number;

  @Column('text')
  status: AssetVersionState;

  @Column('jsonb')
  text: AssetText;

  /** Everybody who wrote on it, who began it first. */
  @Column('jsonb')
  authorIds: readonly string[];

  @Column('uuid', { nullable: true })
  publishedById: string | null;

  @Column('timestamptz', { nullable: true })
  publishedAt: Date | null;
}
