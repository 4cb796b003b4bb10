import type { EnrollmentStatus } from '@talent-os/contracts/healthcare/education.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A person's way through a course, one at a time under way: a copy of the one in talent, which keeps it under the same id. */
@Entity({ schema: 'healthcare', name: 'enrollment' })
@Index('enrollment_course', ['organizationId', 'courseId'])
@Index('enrollment_under_way', ['organizationId', 'userId', 'courseId'], {
  unique: true,
  where: "status in ('enrolled', 'in_progress')",
})
export class Enrollment extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('uuid')
  courseId: string;

  @Column('text')
  status: EnrollmentStatus;

  @Column('int')
  partsDone: number;

  /** Titles of the parts in the version they began; null where they are those of the course. */
  @Column('text', { array: true, nullable: true })
  parts: string[] | null;

  /** Counts changes of the enrollment where it is kept: the higher one is the newer. */
  @Column('int', { default: 0 })
  revision: number;
}
