import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

export type EndReason = 'signed-out' | 'refresh-reuse' | 'disabled' | 'ended' | 'password-changed';

/** One sign-in on one device, and the family of its refresh tokens. */
@Entity({ schema: 'identity', name: 'session' })
@Index('session_person', ['organizationId', 'personId'])
export class Session extends TenantEntity {
  @Column('uuid')
  personId: string;

  /** The role assignment the person works in at present. */
  @Column('uuid')
  roleId: string;

  /** Browser and system in words. */
  @Column('text')
  device: string;

  /** Where it was opened from; null where that is not known. */
  @Column('text', { nullable: true })
  network: string | null;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz')
  lastUsedAt: Date;

  /** Issue time of the newest access token: no revocation may be earlier. */
  @Column('timestamptz')
  tokensAt: Date;

  /** When somebody last proved on it who they are; null where that is not known. */
  @Column('timestamptz', { nullable: true })
  provedAt: Date | null;

  /** True where the provider somebody came by has asked for a second factor. */
  @Column('boolean', { nullable: true })
  providerFactor: boolean | null;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  @Column('text', { nullable: true })
  endReason: EndReason | null;
}
