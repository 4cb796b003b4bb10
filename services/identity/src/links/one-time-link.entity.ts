import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** `setup`: the administrator of a new organization chooses a password. `confirm`: a registration becomes an account. */
export type Purpose = 'setup' | 'confirm';

/** A link that is worth something once. Only the hash of its secret is kept. */
@Entity({ schema: 'identity', name: 'one_time_link' })
@Index('one_time_link_hash', ['organizationId', 'hash'], { unique: true })
@Index('one_time_link_subject', ['organizationId', 'subjectId'])
export class OneTimeLink extends TenantEntity {
  @Column('text')
  purpose: Purpose;

  /** The person, or the registration, it is about. */
  @Column('uuid')
  subjectId: string;

  @Column('text')
  hash: string;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
