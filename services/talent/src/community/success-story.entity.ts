import type { Industry } from '@talent-os/contracts';
import type { StoryState } from '@talent-os/contracts/talent/community-stories.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** How somebody found their way, in their words. */
@Entity({ schema: 'talent', name: 'success_story' })
@Index('success_story_list', ['organizationId', 'publishedAt', 'id'], { where: "status = 'published'" })
@Index('success_story_of', ['organizationId', 'userId', 'publishedAt', 'id'])
@Index('success_story_waiting', ['organizationId', 'sentAt', 'id'], { where: "status = 'waiting'" })
@Index('success_story_decided', ['organizationId', 'decidedById'])
export class SuccessStory extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('text')
  title: string;

  @Column('text', { nullable: true })
  industry: Industry | null;

  @Column('text')
  fromRole: string;

  @Column('text')
  toRole: string;

  @Column('int', { nullable: true })
  months: number | null;

  @Column('text')
  text: string;

  @Column('text', { nullable: true })
  helped: string | null;

  /** Whether others read whose story it is. */
  @Column('boolean')
  named: boolean;

  /** When its author said that others may read it as it stands. */
  @Column('timestamptz')
  consentedAt: Date;

  @Column('text')
  status: StoryState;

  @Column('timestamptz')
  sentAt: Date;

  @Column('timestamptz', { nullable: true })
  publishedAt: Date | null;

  @Column('uuid', { nullable: true })
  decidedById: string | null;

  /** What its author reads about the decision. */
  @Column('text', { nullable: true })
  note: string | null;
}
