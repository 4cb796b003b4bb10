import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** The path somebody has started to a role they aim for. */
@Entity({ schema: 'talent', name: 'learning_path' })
@Index('learning_path_once', ['organizationId', 'userId', 'targetId'], { unique: true })
export class LearningPathRow extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('uuid')
  targetId: string;

  /** Items of the catalogue, in the order they are taken. */
  @Column('uuid', { array: true })
  itemIds: string[];
}
