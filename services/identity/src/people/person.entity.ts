import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A person of an organization: an employee, or a candidate who registered. */
@Entity({ schema: 'identity', name: 'person' })
@Index('person_email', ['organizationId', 'email'], { unique: true })
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

  /** Null for people who cannot sign in with a password. */
  @Column('text', { nullable: true })
  passwordHash: string | null;

  /** The day their tenure counts from. */
  @Column('date')
  joinedOn: string;

  @Column('text')
  status: 'active' | 'disabled';
}
