import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A course that gives contact hours: a copy of the one in talent, which keeps it under the same id. */
@Entity({ schema: 'healthcare', name: 'course' })
@Index('course_search_trigrams', { synchronize: false })
@Index('course_order', ['organizationId', 'required', 'title'])
export class Course extends TenantEntity {
  @Column('text')
  title: string;

  @Column('text')
  provider: string;

  @Column('text')
  topic: string;

  /** Contact hours; one CEU is ten of them. */
  @Column('double precision')
  credits: number;

  @Column('int')
  minutes: number;

  @Column('boolean')
  required: boolean;

  /** Titles of its parts, in order. */
  @Column('text', { array: true })
  parts: string[];

  /** Whether somebody can begin it. */
  @Column('boolean', { default: true })
  inUse: boolean;

  /** Counts changes of the course where it is kept: the higher one is the newer. */
  @Column('int', { default: 0 })
  revision: number;

  /** When talent had taken over the course and who is in it; null until then. */
  @Column('timestamptz', { nullable: true })
  handedAt: Date | null;
}
