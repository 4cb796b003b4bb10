import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A course somebody keeps for later. */
@Entity({ schema: 'talent', name: 'saved_course' })
@Index('saved_course_once', ['organizationId', 'userId', 'itemId'], { unique: true })
export class SavedCourse extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('uuid')
  itemId: string;
}
