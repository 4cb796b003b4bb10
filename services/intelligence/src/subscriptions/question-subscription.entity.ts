import type { Industry, Role } from '@talent-os/contracts';
import type { SubscriptionOccasion, SubscriptionState } from '@talent-os/contracts/intelligence/subscriptions.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** An answer somebody wants to be told of. */
@Entity({ schema: 'intelligence', name: 'question_subscription' })
@Index('question_subscription_once', ['organizationId', 'personId', 'savedQuestionId'], { unique: true })
export class QuestionSubscription extends TenantEntity {
  @Column('uuid')
  personId: string;

  @Column('uuid')
  savedQuestionId: string;

  /** The role and the industry they worked in as they subscribed: while they hold them, the answer is the one they see. */
  @Column('text')
  role: Role;

  @Column('text')
  industry: Industry;

  @Column('text')
  occasion: SubscriptionOccasion;

  /** Of the day in the organization. */
  @Column('int')
  hour: number;

  @Column('double precision', { nullable: true })
  threshold: number | null;

  /** The figure lies beyond the threshold, and that was told. */
  @Column('boolean')
  beyond: boolean;

  @Column('text')
  state: SubscriptionState;

  @Column('timestamptz', { nullable: true })
  toldAt: Date | null;

  @Column('timestamptz')
  nextAt: Date;
}
