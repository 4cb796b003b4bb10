import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What a provider sends and may be taken once: the ids of its words that somebody has signed out. */
@Entity({ schema: 'identity', name: 'sso_seen' })
@Index('sso_seen_value', ['organizationId', 'connectionId', 'value'], { unique: true })
export class SsoSeen extends TenantEntity {
  @Column('uuid')
  connectionId: string;

  @Column('text')
  value: string;

  /** Until when it would be good. */
  @Column('timestamptz')
  expiresAt: Date;
}
