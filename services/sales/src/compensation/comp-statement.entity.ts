import type { StatementProblem, StatementState } from '@talent-os/contracts/sales/compensation-shapes.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';
import type { Basis, Dispute, Line } from './statement.rules.js';

/** What a seller is paid for a month, with everything it was worked out from: it comes to the same cents for ever. */
@Entity({ schema: 'sales', name: 'comp_statement' })
@Index('comp_statement_once', ['organizationId', 'userId', 'month'], { unique: true })
@Index('comp_statement_month', ['organizationId', 'month', 'status'])
export class CompStatement extends TenantEntity {
  @Column('uuid')
  userId: string;

  /** First day of the month. */
  @Column('date')
  month: string;

  @Column('text')
  status: StatementState;

  @Column('text', { nullable: true })
  problem: StatementProblem | null;

  @Column('jsonb')
  basis: Basis;

  @Column('jsonb')
  lines: readonly Line[];

  /** Minor units; below 0 where more is taken back than earned. */
  @Column('bigint')
  total: number;

  @Column('timestamptz', { nullable: true })
  publishedAt: Date | null;

  @Column('date', { nullable: true })
  disputeUntil: string | null;

  @Column('jsonb', { nullable: true })
  dispute: Dispute | null;
}
