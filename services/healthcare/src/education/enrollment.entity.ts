import type { EnrollmentStatus } from '@talent-os/contracts/healthcare/education.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A person's way through a course; one at a time is under way. */
@Entity({ schema: 'healthcare', name: 'enrollment' })
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
}
