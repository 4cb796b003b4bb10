import type { Proposal as Card } from '@talent-os/contracts/chat/parts.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A change the assistant proposed and what the person decided. Its id is the id of the call. */
@Entity({ schema: 'chat', name: 'proposal' })
@Index('proposal_run', ['organizationId', 'runId'])
export class Proposal extends TenantEntity {
  @Column('uuid')
  runId: string;

  @Column('uuid')
  userId: string;

  @Column('text')
  operation: string;

  /** Exactly what will be performed. */
  @Column('jsonb')
  args: Record<string, unknown>;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('text')
  state: Card['state'];

  @Column('text', { nullable: true })
  outcome: string | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;
}
