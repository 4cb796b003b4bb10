import type { Industry, Role } from '@talent-os/contracts';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Somebody who is asked to join, once for each address: who is asked again gets the same row anew. */
@Entity({ schema: 'identity', name: 'invitation' })
@Index('invitation_email', ['organizationId', 'email'], { unique: true })
@Index('invitation_custom', ['organizationId', 'customRoleId'], { where: 'custom_role_id is not null' })
export class Invitation extends TenantEntity {
  /** Lowercase. */
  @Column('text')
  email: string;

  /** What the inviting person calls them. */
  @Column('text', { nullable: true })
  name: string | null;

  @Column('text')
  roleName: Role;

  @Column('text')
  industry: Industry;

  @Column('uuid', { nullable: true })
  customRoleId: string | null;

  @Column('uuid', { nullable: true })
  teamId: string | null;

  @Column('uuid')
  invitedBy: string;

  @Column('timestamptz')
  invitedAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  /** Accepted, or taken back. */
  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;
}
