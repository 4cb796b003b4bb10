import type { AccessReviewState } from '@talent-os/contracts/identity/access-reviews.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A round in which every grant of the organization is kept or removed by whoever answers for it. One runs at a time. */
@Entity({ schema: 'identity', name: 'access_review' })
@Index('access_review_open', ['organizationId'], { unique: true, where: `state = 'open'` })
@Index('access_review_latest', ['organizationId', 'createdAt'])
export class AccessReview extends TenantEntity {
  @Column('text')
  state: AccessReviewState;

  @Column('text')
  startedByName: string;

  /** The last day on which nobody is late. */
  @Column('date')
  dueOn: string;

  /** The last day on which people were asked; null before the first. */
  @Column('date', { nullable: true })
  remindedOn: string | null;

  /** The day after the last one, when what was unanswered was flagged; null before. */
  @Column('date', { nullable: true })
  flaggedOn: string | null;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;
}
