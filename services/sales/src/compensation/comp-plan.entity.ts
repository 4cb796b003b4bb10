import type { CompTerms } from '@talent-os/contracts/sales/commission.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What those who sell to a segment are paid by from a day on. A draft has no day; what is published never changes. */
@Entity({ schema: 'sales', name: 'comp_plan' })
@Index('comp_plan_from', ['organizationId', 'role', 'effectiveFrom'], { unique: true })
export class CompPlan extends TenantEntity {
  /** The segment sold to. */
  @Column('text')
  role: string;

  @Column('jsonb')
  terms: CompTerms;

  @Column('text')
  currency: string;

  @Column('date', { nullable: true })
  effectiveFrom: string | null;

  @Column('uuid', { nullable: true })
  publishedById: string | null;
}
