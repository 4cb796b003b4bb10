import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** How far somebody is with a lesson of the catalogue. */
@Entity({ schema: 'talent', name: 'lesson_progress' })
@Index('lesson_progress_once', ['organizationId', 'userId', 'itemId'], { unique: true })
export class LessonProgressRow extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('uuid')
  itemId: string;

  /** How often in a row it was answered rightly when it was due. */
  @Column('int')
  step: number;

  /** `YYYY-MM-DD`; null where it is known. */
  @Column('date', { nullable: true })
  dueOn: string | null;
}
