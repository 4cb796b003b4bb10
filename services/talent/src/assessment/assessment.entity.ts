import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';
import type { Answers, Scores } from './assessment.rules.js';

/** What somebody answers in the assessment while they are in the middle of it, and what came of the last one; nobody else reads it. */
@Entity({ schema: 'talent', name: 'assessment' })
@Index('assessment_once', ['organizationId', 'userId'], { unique: true })
export class AssessmentRow extends TenantEntity {
  @Column('uuid')
  userId: string;

  /** Null where none is under way. */
  @Column('timestamptz', { nullable: true })
  begunAt: Date | null;

  /** Of the one under way: they go once they are counted. */
  @Column('jsonb')
  answers: Answers;

  @Column('timestamptz', { nullable: true })
  completedAt: Date | null;

  /** Of the last one that was finished. */
  @Column('jsonb', { nullable: true })
  scores: Scores | null;
}
