import type { InterviewKind, InterviewState } from '@talent-os/contracts/talent/interview-states.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** One interview of an application. */
@Entity({ schema: 'talent', name: 'interview' })
@Index('interview_application', ['organizationId', 'applicationId'])
@Index('interview_position', ['organizationId', 'positionId'])
@Index('interview_candidate', ['organizationId', 'candidateId', 'startAt'])
@Index('interview_time', ['organizationId', 'startAt'])
export class Interview extends TenantEntity {
  @Column('uuid')
  applicationId: string;

  @Column('uuid')
  positionId: string;

  /** The person of the application. */
  @Column('uuid')
  candidateId: string;

  @Column('text')
  kind: InterviewKind;

  @Column('uuid', { array: true })
  interviewerIds: string[];

  /** A room, an address or a link; empty where there is none yet. */
  @Column('text')
  location: string;

  /** Length of every slot. */
  @Column('int')
  minutes: number;

  /** When it could begin, earliest first; empty for one that was recorded afterwards. */
  @Column('timestamptz', { array: true })
  slots: Date[];

  /** Null until a slot is picked. */
  @Column('timestamptz', { nullable: true })
  startAt: Date | null;

  @Column('timestamptz', { nullable: true })
  endAt: Date | null;

  @Column('text')
  status: InterviewState;

  /** Why it was cancelled or gets another time, or what a recruiter noted of an answer they recorded for the person. */
  @Column('text', { nullable: true })
  note: string | null;

  /** How often its interviewers were reminded of their scorecards. */
  @Column('int')
  reminded: number;
}
