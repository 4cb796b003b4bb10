import type { AnswerJudgement } from '@talent-os/contracts/talent/practice.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** An answer of a practice in words, and what was heard in them. How it sounded is never kept. */
@Entity({ schema: 'talent', name: 'practice_try' })
@Index('practice_try_of', ['organizationId', 'practiceId'])
export class PracticeTry extends TenantEntity {
  @Column('uuid')
  practiceId: string;

  @Column('uuid')
  userId: string;

  @Column('text')
  questionKey: string;

  @Column('text')
  answer: string;

  /** How long it took to say; null where it was typed. */
  @Column('int', { nullable: true })
  seconds: number | null;

  @Column('jsonb')
  judged: AnswerJudgement;
}
