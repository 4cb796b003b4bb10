import type { CourseState } from '@talent-os/contracts/talent/courses.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** Somebody's way through a course of the catalogue, in the version they began; one at a time is under way. */
@Entity({ schema: 'talent', name: 'course_enrollment' })
@Index('course_enrollment_under_way', ['organizationId', 'userId', 'itemId'], {
  unique: true,
  where: "status in ('enrolled', 'in_progress')",
})
@Index('course_enrollment_of', ['organizationId', 'userId', 'itemId', 'createdAt'])
export class CourseEnrollment extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('uuid')
  itemId: string;

  /** Number of the version they began. */
  @Column('int')
  number: number;

  @Column('text')
  status: CourseState;

  @Column('int')
  partsDone: number;

  @Column('timestamptz', { nullable: true })
  completedAt: Date | null;

  @Column('text', { nullable: true })
  certificate: string | null;

  /** What was handed in as its certificate; null where nothing was. */
  @Column('uuid', { nullable: true })
  verificationId: string | null;

  /** Since when those who hire read that it was completed; null where they do not. */
  @Column('timestamptz', { nullable: true })
  sharedAt: Date | null;
}
