import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A refresh token, known by its hash. The used ones stay as long as their session, so that a copy is recognised. */
@Entity({ schema: 'identity', name: 'refresh_token' })
@Index('refresh_token_hash', ['organizationId', 'sessionId', 'hash'], { unique: true })
@Index('refresh_token_live', ['organizationId', 'sessionId'], { unique: true, where: 'rotated_at IS NULL' })
export class RefreshToken extends TenantEntity {
  @Column('uuid')
  sessionId: string;

  /** SHA-256 of the whole token, base64url. */
  @Column('text')
  hash: string;

  /** When it was exchanged for its successor; a session has at most one token where this is null. */
  @Column('timestamptz', { nullable: true })
  rotatedAt: Date | null;
}
