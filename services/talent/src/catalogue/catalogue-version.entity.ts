import type { CatalogueContent, CatalogueVersionState } from '@talent-os/contracts/talent/catalogue-shapes.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What an item of the catalogue says in one version. A version that was published changes no more. */
@Entity({ schema: 'talent', name: 'catalogue_version' })
@Index('catalogue_version_number', ['organizationId', 'itemId', 'number'], { unique: true })
export class CatalogueVersion extends TenantEntity {
  @Column('uuid')
  itemId: string;

  @Column('int')
  number: number;

  @Column('text')
  status: CatalogueVersionState;

  @Column('jsonb')
  content: CatalogueContent;

  /** Everybody who wrote on it, who began it first; nobody where it came with the product. */
  @Column('jsonb')
  authorIds: readonly string[];

  @Column('uuid', { nullable: true })
  publishedById: string | null;

  @Column('timestamptz', { nullable: true })
  publishedAt: Date | null;
}
