import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** That somebody learned something on a day: finished a part of a course, completed one, or answered a lesson. */
@Entity({ schema: 'talent', name: 'learning_day' })
@Index('learning_day_once', ['organizationId', 'userId', 'learnedOn'], { unique: true })
export class LearningDay extends TenantEntity {
  @Column('uuid')
  userId: string;

  /** By the calendar of the organization. */
  @Column('date')
  learnedOn: string;
}
