import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What somebody answered to a question about where they want to go, or that they passed over it; nobody else reads it. */
@Entity({ schema: 'talent', name: 'career_answer' })
@Index('career_answer_once', ['organizationId', 'userId', 'questionKey'], { unique: true })
export class CareerAnswer extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('text')
  questionKey: string;

  /** Empty where it was passed over. */
  @Column('text')
  answer: string;

  @Column('boolean')
  skipped: boolean;

  @Column('timestamptz')
  saidAt: Date;
}
