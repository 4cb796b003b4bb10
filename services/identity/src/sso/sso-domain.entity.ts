import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A mail domain of the organization. Which organization a verified one is of stands in `sso_domain_index`. */
@Entity({ schema: 'identity', name: 'sso_domain' })
@Index('sso_domain_name', ['organizationId', 'domain'], { unique: true })
export class SsoDomain extends TenantEntity {
  /** Lowercase. */
  @Column('text')
  domain: string;

  /** What the record has to say. */
  @Column('text')
  token: string;

  @Column('timestamptz', { nullable: true })
  verifiedAt: Date | null;

  @Column('text', { nullable: true })
  verifiedBy: 'dns' | 'platform' | null;

  /** By which its addresses sign in; null where by none. */
  @Column('uuid', { nullable: true })
  connectionId: string | null;
}
