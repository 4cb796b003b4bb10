import type { Role } from '@talent-os/contracts';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** That somebody of a role looked at a profile on a day. Who it was is not kept here. */
@Entity({ schema: 'talent', name: 'profile_view' })
@Index('profile_view_once', ['organizationId', 'userId', 'viewedOn', 'role'], { unique: true })
export class ProfileView extends TenantEntity {
  /** Whose profile it is. */
  @Column('uuid')
  userId: string;

  @Column('text')
  role: Role;

  /** By the calendar of the organization. */
  @Column('date')
  viewedOn: string;
}
