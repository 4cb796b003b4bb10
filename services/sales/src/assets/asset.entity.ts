import type { AssetState, AssetWork } from '@talent-os/contracts/sales/asset-shapes.js';
import type { ExcellenceModuleKey } from '@talent-os/contracts/sales/excellence/modules.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A paper of a module. What stands in it are its versions: one is in use, and one may be written beside it. */
@Entity({ schema: 'sales', name: 'excellence_asset' })
@Index('excellence_asset_module', ['organizationId', 'module', 'status'])
export class Asset extends TenantEntity {
  @Column('uuid')
  sessionId: string;

  @Column('text')
  module: ExcellenceModuleKey;

  @Column('text')
  assetType: string;

  @Column('text')
  title: string;

  @Column('text', { nullable: true })
  about: string | null;

  @Column('uuid')
  ownerId: string;

  @Column('text')
  status: AssetState;

  /** The version people use; null before the first is published. */
  @Column('int', { nullable: true })
  publishedNumber: number | null;

  /** The version that is written; null where none is. */
  @Column('int', { nullable: true })
  workNumber: number | null;

  @Column('text', { nullable: true })
  work: AssetWork | null;

  @Column('date', { nullable: true })
  reviewBy: string | null;
}
