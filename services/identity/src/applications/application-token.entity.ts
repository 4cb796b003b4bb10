import type { ApplicationScope } from '@talent-os/contracts';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What an application acts with on a person's behalf. Only the hash of its secret is kept. */
@Entity({ schema: 'identity', name: 'application_token' })
@Index('application_token_hash', ['organizationId', 'hash'], { unique: true })
@Index('application_token_person', ['organizationId', 'personId', 'createdAt'])
export class ApplicationToken extends TenantEntity {
  @Column('uuid')
  personId: string;

  /** The role assignment it was made in: a person who loses that role loses the tokens that act in it. */
  @Column('uuid')
  roleId: string;

  @Column('text')
  name: string;

  @Column('text', { array: true })
  scopes: ApplicationScope[];

  @Column('text')
  hash: string;

  /** The application that asked for it through the authorization server; null where the person made it by hand. */
  @Column('text', { nullable: true })
  clientId: string | null;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;
}
