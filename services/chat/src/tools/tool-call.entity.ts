import type { Payload } from '@talent-os/contracts';
import type { toolCalled } from '@talent-os/contracts/chat/messages.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

type ToolCallEvent = Payload<typeof toolCalled>;

/** One call of a tool: who asked what with which rights, and what came of it. Written before the answer is used, never changed. */
@Entity({ schema: 'chat', name: 'tool_call' })
@Index('tool_call_run', ['organizationId', 'runId', 'createdAt'])
export class ToolCall extends TenantEntity {
  @Column('uuid')
  runId: string;

  /** Several rows may tell of one call: proposed, approved, performed. */
  @Column('uuid')
  callId: string;

  @Column('uuid')
  userId: string;

  @Column('text')
  activeRole: string;

  @Column('text')
  abilityHash: string;

  @Column('text')
  operation: string;

  /** Free text is kept as its length only. */
  @Column('jsonb')
  args: Record<string, unknown>;

  @Column('text')
  decision: ToolCallEvent['decision'];

  /** The condition that decided, as data. */
  @Column('jsonb')
  rule: unknown;

  @Column('text')
  outcome: ToolCallEvent['outcome'];

  @Column('integer', { nullable: true })
  rows: number | null;

  @Column('text', { array: true })
  fields: string[];

  @Column('integer')
  latencyMs: number;

  @Column('text', { nullable: true })
  provider: string | null;

  @Column('text', { nullable: true })
  model: string | null;

  @Column('text', { nullable: true })
  promptVersion: string | null;
}
