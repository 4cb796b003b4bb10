import type { SsoRefusal } from '@talent-os/contracts/identity/sso-events.js';
import type { SsoPreview } from '@talent-os/contracts/identity/sso.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A way to a provider and back: what only this one way may bring, what became of it, and the session it ended in. */
@Entity({ schema: 'identity', name: 'sso_sign_in' })
@Index('sso_sign_in_state', ['organizationId', 'stateHash'], { unique: true })
@Index('sso_sign_in_latest', ['organizationId', 'connectionId', 'usedAt', 'id'])
@Index('sso_sign_in_session', ['organizationId', 'sessionId'])
export class SsoSignIn extends TenantEntity {
  @Column('uuid')
  connectionId: string;

  /** `test`: somebody who administers the connection looks, and nothing changes. */
  @Column('text')
  purpose: 'sign-in' | 'test';

  /** What the provider is given to bring back is kept as a hash. */
  @Column('text')
  stateHash: string;

  /** Hash of the cookie of the browser that began; null while a test is prepared. */
  @Column('text', { nullable: true })
  browserHash: string | null;

  @Column('text', { nullable: true })
  nonce: string | null;

  /** Of PKCE, sealed. */
  @Column('text', { nullable: true })
  verifier: string | null;

  /** Where the browser found the product; null while a test is prepared. */
  @Column('text', { nullable: true })
  base: string | null;

  /** A path of ours. */
  @Column('text')
  returnTo: string;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;

  /** Why it was refused; null where it was not. */
  @Column('text', { nullable: true })
  reason: SsoRefusal | null;

  /** Who signed in; of a test, who tested. */
  @Column('uuid', { nullable: true })
  personId: string | null;

  @Column('text', { nullable: true })
  subject: string | null;

  /** The provider’s name of the session there. */
  @Column('text', { nullable: true })
  sid: string | null;

  /** What the provider is shown when the person signs out, sealed. */
  @Column('text', { nullable: true })
  idToken: string | null;

  /** Whether the provider has asked for a second factor. */
  @Column('boolean', { nullable: true })
  providerFactor: boolean | null;

  @Column('uuid', { nullable: true })
  sessionId: string | null;

  /** What a test has shown. */
  @Column('jsonb', { nullable: true })
  preview: SsoPreview | null;
}
