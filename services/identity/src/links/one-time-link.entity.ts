import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/**
 * `setup`: the administrator of a new organization chooses a password. `confirm`: a registration becomes an account. `reset`: a person
 * chooses another password. `invite`: somebody joins. `oldAddress`, `newAddress`: a person's address changes once both
 * were used.
 */
export type Purpose = 'setup' | 'confirm' | 'reset' | 'invite' | 'oldAddress' | 'newAddress';

/** A link that is worth something once. Only the hash of its secret is kept. */
@Entity({ schema: 'identity', name: 'one_time_link' })
@Index('one_time_link_hash', ['organizationId', 'hash'], { unique: true })
@Index('one_time_link_subject', ['organizationId', 'subjectId'])
export class OneTimeLink extends TenantEntity {
  @Column('text')
  purpose: Purpose;

  /** The person, the registration or the invitation it is about. */
  @Column('uuid')
  subjectId: string;

  @Column('text')
  hash: string;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
