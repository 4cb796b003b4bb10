import type { territoryStatuses } from '@talent-os/contracts/sales/performance.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A part of the market a person sells in. What it is worth follows from its accounts. */
@Entity({ schema: 'sales', name: 'territory' })
@Index('territory_search_trigrams', { synchronize: false })
@Index('territory_owner', ['organizationId', 'ownerId', 'status'])
@Index('territory_name', ['organizationId', 'name'], { unique: true })
export class Territory extends TenantEntity {
  @Column('text')
  name: string;

  @Column('text')
  region: string;

  @Column('text')
  segment: string;

  @Column('uuid')
  ownerId: string;

  @Column('text')
  status: (typeof territoryStatuses)[number];
}
