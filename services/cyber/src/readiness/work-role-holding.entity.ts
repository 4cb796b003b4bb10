import type { HoldingStatus, WorkRole } from '@talent-os/contracts/cyber/readiness-work-roles.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A work role a person holds, or claims to hold, at a level from 1 to 5. */
@Entity({ schema: 'cyber', name: 'work_role_holding' })
@Index('work_role_holding_person', ['organizationId', 'userId', 'workRole'], { unique: true })
@Index('work_role_holding_role', ['organizationId', 'workRole'])
export class WorkRoleHolding extends TenantEntity {
  @Column('text')
  workRole: WorkRole;

  @Column('uuid')
  userId: string;

  @Column('int')
  level: number;

  @Column('text')
  status: HoldingStatus;

  @Column('uuid', { nullable: true })
  confirmedById: string | null;

  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;
}
