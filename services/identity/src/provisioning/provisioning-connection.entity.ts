import type { Industry, Role } from '@talent-os/contracts';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A directory that keeps people of the organization over SCIM. Only the hash of its token is kept. */
@Entity({ schema: 'identity', name: 'provisioning_connection' })
@Index('provisioning_connection_hash', ['organizationId', 'hash'], { unique: true })
export class ProvisioningConnection extends TenantEntity {
  @Column('text')
  name: string;

  @Column('text')
  status: 'active' | 'paused';

  @Column('text')
  hash: string;

  /** Held by people whose groups give no role. */
  @Column('text')
  roleName: Role;

  @Column('text')
  industry: Industry;

  /** New people get a mail with a link to choose a password. */
  @Column('boolean')
  invites: boolean;

  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}
