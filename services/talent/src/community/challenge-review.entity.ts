import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What one of those who take part said of the work of another. */
@Entity({ schema: 'talent', name: 'challenge_review' })
@Index('challenge_review_once', ['organizationId', 'entryId', 'byEntryId'], { unique: true })
@Index('challenge_review_given', ['organizationId', 'byEntryId'])
@Index('challenge_review_by', ['organizationId', 'reviewerId'])
export class ChallengeReview extends TenantEntity {
  @Column('uuid')
  entryId: string;

  @Column('uuid')
  byEntryId: string;

  /** Null once they have had their data erased. */
  @Column('uuid', { nullable: true })
  reviewerId: string | null;

  /** Places of the criteria it meets, from 1. */
  @Column('int', { array: true })
  met: number[];

  @Column('text')
  words: string;
}
