import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A person of an organization: an employee, or a candidate who registered. */
@Entity({ schema: 'identity', name: 'person' })
@Index('person_search_trigrams', { synchronize: false })
@Index('person_email', ['organizationId', 'email'], { unique: true })
@Index('person_manager', ['organizationId', 'managerId'], { where: 'manager_id is not null' })
@Index('person_name', ['organizationId', 'lastName', 'firstName'])
export class Person extends TenantEntity {
  /** Lowercase. */
  @Column('text')
  email: string;

  @Column('text')
  firstName: string;

  @Column('text')
  lastName: string;

  @Column('text')
  title: string;

  /** Where their seat belongs; null until a move has said so. */
  @Column('text', { nullable: true })
  department: string | null;

  /** Whom they report to since they moved; null while the lead of their team is meant. */
  @Column('uuid', { nullable: true })
  managerId: string | null;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { nullable: true })
  pronouns: string | null;

  @Column('text', { array: true, nullable: true })
  languages: string[] | null;

  /** IANA name; null where the organization's holds. */
  @Column('text', { nullable: true })
  timezone: string | null;

  /** Null for people who cannot sign in with a password. */
  @Column('text', { nullable: true })
  passwordHash: string | null;

  /** The day their tenure counts from. */
  @Column('date')
  joinedOn: string;

  @Column('text')
  status: 'active' | 'disabled';

  /** When a session that is kept no more was last used; null where there was none since this is noted. */
  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}
