import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A customer or a company that may become one. It lies in exactly one territory, and that one is active. */
@Entity({ schema: 'sales', name: 'account' })
@Index('account_search_trigrams', { synchronize: false })
@Index('account_territory', ['organizationId', 'territoryId', 'potential'])
@Index('account_name', ['organizationId', 'name'])
export class Account extends TenantEntity {
  @Column('text')
  name: string;

  @Column('text')
  segment: string;

  @Column('text')
  region: string;

  @Column('uuid')
  territoryId: string;

  /** What could be sold to it in a year, in minor units. */
  @Column('bigint')
  potential: number;

  /** The day the customer left; null while they stay. */
  @Column('date', { nullable: true })
  churnedOn: string | null;
}
