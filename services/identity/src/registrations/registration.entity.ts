import type { Industry } from '@talent-os/contracts';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A person who wants an account with an address nobody has proved yet. Of several with one address the first confirmed wins. */
@Entity({ schema: 'identity', name: 'registration' })
@Index('registration_email', ['organizationId', 'email'])
@Index('registration_expires', ['organizationId', 'expiresAt'])
export class Registration extends TenantEntity {
  /** Lowercase. */
  @Column('text')
  email: string;

  @Column('text')
  firstName: string;

  @Column('text')
  lastName: string;

  @Column('text')
  passwordHash: string;

  @Column('text')
  industry: Industry;

  @Column('boolean')
  aiAssist: boolean;

  @Column('boolean')
  marketing: boolean;

  @Column('timestamptz')
  expiresAt: Date;
}
