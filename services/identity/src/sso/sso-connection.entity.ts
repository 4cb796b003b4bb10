import type { Industry, Role } from '@talent-os/contracts';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** An identity provider by which people of the organization sign in over OpenID Connect. */
@Entity({ schema: 'identity', name: 'sso_connection' })
@Index('sso_connection_client', ['organizationId', 'issuer', 'clientId'])
export class SsoConnection extends TenantEntity {
  @Column('text')
  name: string;

  @Column('text')
  status: 'draft' | 'active' | 'paused';

  @Column('text')
  issuer: string;

  @Column('text')
  clientId: string;

  /** Sealed; null where the client is a public one. */
  @Column('text', { nullable: true })
  clientSecret: string | null;

  @Column('text')
  emailClaim: string;

  @Column('text')
  groupsClaim: string;

  /** Held by people whom no group gives a role. */
  @Column('text')
  roleName: Role;

  @Column('text')
  industry: Industry;

  /** Whoever signs in by it for the first time and is nobody here gets an account. */
  @Column('boolean')
  createsPeople: boolean;

  /** Values of `amr` and `acr` that stand for a second factor. */
  @Column('text', { array: true })
  factorValues: string[];

  /** When a test went through; null where none has since provider or client were changed. */
  @Column('timestamptz', { nullable: true })
  testedAt: Date | null;
}
