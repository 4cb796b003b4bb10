import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

export type EndReason = 'signed-out' | 'refresh-reuse' | 'disabled';

/** One sign-in on one device, and the family of its refresh tokens. */
@Entity({ schema: 'identity', name: 'session' })
@Index('session_person', ['organizationId', 'personId'])
export class Session extends TenantEntity {
  @Column('uuid')
  personId: string;

  /** The role assignment the person works in at present. */
  @Column('uuid')
  roleId: string;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz')
  lastUsedAt: Date;

  /** Issue time of the newest access token: no revocation may be earlier. */
  @Column('timestamptz')
  tokensAt: Date;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  @Column('text', { nullable: true })
  endReason: EndReason | null;
}
