import type { ReassignmentStatus } from '@talent-os/contracts/sales/territories.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A proposed move of an account to another territory. An account has at most one that is not settled. */
@Entity({ schema: 'sales', name: 'reassignment' })
@Index('reassignment_unsettled', ['organizationId', 'accountId'], {
  unique: true,
  where: "status in ('proposed', 'approved')",
})
@Index('reassignment_status', ['organizationId', 'status', 'effectiveDate'])
export class Reassignment extends TenantEntity {
  @Column('uuid')
  accountId: string;

  @Column('uuid')
  fromTerritoryId: string;

  @Column('uuid')
  toTerritoryId: string;

  @Column('date')
  effectiveDate: string;

  @Column('boolean')
  moveDeals: boolean;

  @Column('text')
  note: string;

  @Column('text')
  status: ReassignmentStatus;

  @Column('uuid')
  proposedById: string;

  @Column('uuid', { nullable: true })
  decidedById: string | null;

  @Column('text', { nullable: true })
  decisionReason: string | null;
}
