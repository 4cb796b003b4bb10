import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Recent attempts to sign in with one address. Addresses nobody has are counted alike, in the platform's organization. */
@Entity({ schema: 'identity', name: 'sign_in_attempt' })
@Index('sign_in_attempt_subject', ['organizationId', 'subject', 'device'], { unique: true })
export class SignInAttempt extends TenantEntity {
  /** Keyed hash of the address. */
  @Column('text')
  subject: string;

  /** A device the person has used before counts apart: strangers cannot lock a person out of it. */
  @Column('text')
  device: 'known' | 'unknown';

  /** Attempts that have not led to a session, oldest first. */
  @Column('timestamptz', { array: true })
  attempts: Date[];

  @Column('timestamptz', { nullable: true })
  lockedUntil: Date | null;
}
