import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What a competitor was called before, and what that means now. */
@Entity({ schema: 'sales', name: 'competitor_alias' })
@Index('competitor_alias_said', ['organizationId', 'said'], { unique: true })
export class CompetitorAlias extends TenantEntity {
  /** In small letters. */
  @Column('text')
  said: string;

  @Column('text')
  name: string;
}
