import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/**
 * `sign-in`: after a right password. `passkey-sign-in`: nobody is known yet. `passkey`: a device makes a passkey.
 * `step-up`: somebody who is signed in proves once more who they are.
 */
export type ChallengePurpose = 'sign-in' | 'passkey-sign-in' | 'passkey' | 'step-up';

/** What waits for the answer of one browser. Only the hash of its secret is kept. */
@Entity({ schema: 'identity', name: 'auth_challenge' })
@Index('auth_challenge_hash', ['organizationId', 'hash'], { unique: true })
@Index('auth_challenge_expires', ['organizationId', 'expiresAt'])
export class AuthChallenge extends TenantEntity {
  @Column('text')
  purpose: ChallengePurpose;

  @Column('text')
  hash: string;

  /** Hash of what only this browser has: its cookie, or the session it is signed in with. */
  @Column('text')
  browser: string;

  /** Whose; null while nobody is known. */
  @Column('uuid', { nullable: true })
  personId: string | null;

  /** The role a sign-in was asked to start with. */
  @Column('uuid', { nullable: true })
  roleId: string | null;

  /** Whether the person had used the device before. */
  @Column('text', { nullable: true })
  device: 'known' | 'unknown' | null;

  /** The way by a provider that came before; null where it was a password. */
  @Column('uuid', { nullable: true })
  ssoSignInId: string | null;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
