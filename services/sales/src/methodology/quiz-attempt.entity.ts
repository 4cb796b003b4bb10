import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A person has answered a level's quiz; the best attempt counts. */
@Entity({ schema: 'sales', name: 'quiz_attempt' })
@Index('quiz_attempt_best', ['organizationId', 'userId', 'level', 'score'])
export class QuizAttempt extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('int')
  level: number;

  /** Percent of right answers. */
  @Column('int')
  score: number;
}
