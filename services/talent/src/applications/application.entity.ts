import type { entryKinds } from '@talent-os/contracts/talent/applications.js';
import type { ApplicationSource, ApplicationStatus } from '@talent-os/contracts/talent/pipeline.js';
import type { Answer } from '@talent-os/contracts/talent/position-questions.js';
import type { RejectNotice } from '@talent-os/contracts/talent/rejections.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

export type StageMove = {
  /** What happened where it was no move. */
  readonly kind?: (typeof entryKinds)[number];
  readonly from: string | null;
  readonly to: string;
  /** Who moved it. */
  readonly by: string;
  readonly at: string;
  readonly note: string | null;
};

/** One person on their way into one position. */
@Entity({ schema: 'talent', name: 'application' })
@Index('application_latest', { synchronize: false })
@Index('application_position', ['organizationId', 'positionId'])
@Index('application_status', ['organizationId', 'status', 'positionId'])
// Orders that TypeORM has no words for stand in the migration.
@Index('application_under_way', { synchronize: false })
@Index('application_status_list', { synchronize: false })
@Index('application_person', ['organizationId', 'userId', 'positionId'])
@Index('application_active', ['organizationId', 'userId', 'positionId'], { unique: true, where: "status = 'active'" })
export class Application extends TenantEntity {
  @Column('uuid')
  positionId: string;

  @Column('uuid')
  userId: string;

  @Column('text')
  source: ApplicationSource;

  /** Key of a stage of the position's pipeline. */
  @Column('text')
  stageKey: string;

  @Column('timestamptz')
  stageEnteredAt: Date;

  @Column('text')
  status: ApplicationStatus;

  @Column('jsonb')
  history: StageMove[];

  /** What the person answered when they applied. */
  @Column('jsonb', { default: [] })
  answers: Answer[];

  /** The key of a reason. Null unless it is rejected; so are the next four. */
  @Column('text', { nullable: true })
  rejectReason: string | null;

  @Column('text', { nullable: true })
  rejectNotice: RejectNotice | null;

  /** What the person reads; null where nothing is sent. */
  @Column('text', { nullable: true })
  noticeText: string | null;

  /** When the person is told; null where nothing is sent. */
  @Column('timestamptz', { nullable: true })
  noticeAt: Date | null;

  @Column('timestamptz', { nullable: true })
  noticeSentAt: Date | null;

  /** When a colleague last reminded whom it waits for. */
  @Column('timestamptz', { nullable: true })
  nudgedAt: Date | null;
}

/** What an application that is not rejected says of rejection. */
export const NOT_REJECTED = {
  rejectReason: null,
  rejectNotice: null,
  noticeText: null,
  noticeAt: null,
  noticeSentAt: null,
} as const;
