import type { Industry, Role } from '@talent-os/contracts';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A role a person holds in an industry. Its id is the `roleId` people switch to. */
@Entity({ schema: 'identity', name: 'role_assignment' })
@Index('role_assignment_person', ['organizationId', 'personId', 'roleName', 'industry'], { unique: true })
@Index('role_assignment_role', ['organizationId', 'roleName', 'industry'])
@Index('role_assignment_custom', ['organizationId', 'customRoleId'], { where: 'custom_role_id is not null' })
export class RoleAssignment extends TenantEntity {
  @Column('uuid')
  personId: string;

  @Column('text')
  roleName: Role;

  @Column('text')
  industry: Industry;

  /** The organization's own role made of it; null where it is held as it is. */
  @Column('uuid', { nullable: true })
  customRoleId: string | null;

  /** The directory it comes from; null where somebody here has given it. */
  @Column('uuid', { nullable: true })
  provisionedBy: string | null;

  /** Order among the person's roles; a sign-in starts with the lowest. */
  @Column('int')
  rank: number;
}
