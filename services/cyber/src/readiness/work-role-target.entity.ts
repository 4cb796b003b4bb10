import type { WorkRole } from '@talent-os/contracts/cyber/readiness-work-roles.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** How many people an organization needs in a work role; without a row, none. */
@Entity({ schema: 'cyber', name: 'work_role_target' })
@Index('work_role_target_role', ['organizationId', 'workRole'], { unique: true })
export class WorkRoleTarget extends TenantEntity {
  @Column('text')
  workRole: WorkRole;

  @Column('int')
  target: number;
}
