import type { Recommendation } from '@talent-os/contracts/talent/interview-states.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A mark from 1 to 4 for one skill. */
export type Rating = { readonly skillId: string; readonly rating: number };

/** What one interviewer found. Submitted once and kept as it was. */
@Entity({ schema: 'talent', name: 'scorecard' })
@Index('scorecard_once', ['organizationId', 'interviewId', 'interviewerId'], { unique: true })
export class Scorecard extends TenantEntity {
  @Column('uuid')
  interviewId: string;

  @Column('uuid')
  interviewerId: string;

  @Column('jsonb')
  ratings: Rating[];

  @Column('text')
  recommendation: Recommendation;

  @Column('text')
  notes: string;

  @Column('timestamptz')
  submittedAt: Date;
}
