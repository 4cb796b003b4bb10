import type { Role } from '@talent-os/contracts';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** The headline an organization wrote for a role's home screen. */
@Entity({ schema: 'identity', name: 'dashboard_content' })
@Index('dashboard_content_role', ['organizationId', 'role'], { unique: true })
export class DashboardContent extends TenantEntity {
  @Column('text')
  role: Role;

  @Column('text')
  outcomeMessage: string;

  @Column('text')
  actionMessage: string;

  @Column('text')
  callToAction: string;
}
