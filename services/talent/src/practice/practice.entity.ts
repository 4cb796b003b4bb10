import type { PracticeKind, PracticeLevel, PracticeQuestion } from '@talent-os/contracts/talent/practice.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** An interview somebody practices for a position; nobody else reads it. */
@Entity({ schema: 'talent', name: 'practice' })
@Index('practice_of', ['organizationId', 'userId', 'createdAt', 'id'])
export class Practice extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('uuid')
  positionId: string;

  @Column('text')
  kind: PracticeKind;

  @Column('text')
  level: PracticeLevel;

  /** What is asked, as it was put when the practice began. */
  @Column('jsonb')
  questions: PracticeQuestion[];

  /** Skills of the position, by name, as it asked for them then. */
  @Column('text', { array: true })
  skills: string[];
}
