import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A person has finished a lesson. Once is enough. */
@Entity({ schema: 'sales', name: 'lesson_done' })
@Index('lesson_done_once', ['organizationId', 'userId', 'lessonId'], { unique: true })
export class LessonDone extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('uuid')
  lessonId: string;
}
