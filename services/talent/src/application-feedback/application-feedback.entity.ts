import type { FeedbackPart } from '@talent-os/contracts/talent/application-feedback.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What stands where nobody has answered. */
export const UNANSWERED = {
  strengths: '',
  gaps: '',
  advice: '',
  released: [] as FeedbackPart[],
  answeredAt: null,
  answeredById: null,
  useful: null,
};

/** What somebody asked of an employer after their application was over, and what was answered. Asked once. */
@Entity({ schema: 'talent', name: 'application_feedback' })
@Index('application_feedback_of', ['organizationId', 'applicationId'], { unique: true })
@Index('application_feedback_person', ['organizationId', 'userId'])
@Index('application_feedback_waiting', ['organizationId', 'createdAt', 'id'], { where: 'answered_at is null' })
export class ApplicationFeedback extends TenantEntity {
  @Column('uuid')
  applicationId: string;

  @Column('uuid')
  userId: string;

  @Column('text')
  question: string;

  @Column('text', { default: '' })
  strengths: string;

  @Column('text', { default: '' })
  gaps: string;

  @Column('text', { default: '' })
  advice: string;

  /** Parts the person reads. */
  @Column('text', { array: true, default: [] })
  released: FeedbackPart[];

  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  @Column('uuid', { nullable: true })
  answeredById: string | null;

  /** Whether the person found it of use; null where they have not said. */
  @Column('boolean', { nullable: true })
  useful: boolean | null;
}
