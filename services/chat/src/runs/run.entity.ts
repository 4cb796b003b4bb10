import type { AnswerStatus } from '@talent-os/contracts/chat/frames.js';
import type { Mode } from '@talent-os/contracts/chat/parts.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';
import type { PackedFrames } from './packed-frames.js';

/** The making of one answer. One instance owns it while it runs; the one that ends it counts `generation` up. */
@Entity({ schema: 'chat', name: 'chat_run' })
@Index('run_answer', ['organizationId', 'answerId'], { unique: true })
@Index('run_question', ['organizationId', 'questionId', 'startedAt'])
@Index('run_session', ['organizationId', 'sessionId'])
@Index('run_running', ['organizationId', 'sessionId'], { unique: true, where: "status = 'running'" })
export class ChatRun extends TenantEntity {
  @Column('uuid')
  personId: string;

  @Column('uuid')
  sessionId: string;

  @Column('uuid')
  questionId: string;

  @Column('uuid')
  answerId: string;

  @Column('text')
  status: 'running' | 'finished';

  /** The instance that writes it. */
  @Column('uuid')
  owner: string;

  @Column('int')
  generation: number;

  @Column('timestamptz')
  startedAt: Date;

  @Column('timestamptz', { nullable: true })
  stopRequestedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;

  @Column('text', { nullable: true })
  outcome: AnswerStatus | null;

  @Column('text', { nullable: true })
  mode: Mode | null;

  @Column('text', { nullable: true })
  provider: string | null;

  @Column('text', { nullable: true })
  promptVersion: string | null;

  @Column('int', { nullable: true })
  promptTokens: number | null;

  @Column('int', { nullable: true })
  completionTokens: number | null;

  @Column('boolean', { nullable: true })
  usageEstimated: boolean | null;

  /** Tools that were asked. */
  @Column('int', { nullable: true })
  tools: number | null;

  /** Everything that was streamed, so that a finished run can be followed at the same numbers. */
  @Column('jsonb', { nullable: true })
  frames: PackedFrames | null;
}
