import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { FaultKind } from '../verify/verdict.js';

/** A walk over an organization's chain: how far it is, and what it found. */
@Entity({ schema: 'audit', name: 'verification' })
@Index('verification_latest', ['organizationId', 'startedAt', 'id'])
export class Verification {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  organizationId: string;

  @Column('text')
  status: 'running' | 'sound' | 'broken' | 'failed';

  @Column('timestamptz')
  startedAt: Date;

  @Column('uuid', { nullable: true })
  startedById: string | null;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  /** Records looked at so far. */
  @Column('bigint')
  checked: number;

  /** Length of the chain when it began. */
  @Column('bigint')
  records: number;

  @Column('int')
  checkpoints: number;

  @Column('bigint', { nullable: true })
  faultAt: number | null;

  @Column('text', { nullable: true })
  faultKind: FaultKind | null;

  @Column('timestamptz', { nullable: true })
  copiedAt: Date | null;
}
