import type { ClearanceLevel } from '@talent-os/contracts/cyber/clearance-kinds.js';
import type { DeployState } from '@talent-os/contracts/cyber/deploy-states.js';
import type { WorkRole } from '@talent-os/contracts/cyber/readiness-work-roles.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A request for people to be deployed at short notice. */
@Entity({ schema: 'cyber', name: 'deploy_request' })
@Index('deploy_request_status', ['organizationId', 'status', 'startBy'])
export class DeployRequest extends TenantEntity {
  @Column('text')
  clearance: ClearanceLevel;

  @Column('jsonb')
  workRoles: readonly WorkRole[];

  @Column('int')
  count: number;

  @Column('text')
  location: string;

  @Column('date')
  startBy: string;

  @Column('text')
  status: DeployState;

  @Column('uuid')
  requestedById: string;

  @Column('text', { nullable: true })
  cancelReason: string | null;
}
