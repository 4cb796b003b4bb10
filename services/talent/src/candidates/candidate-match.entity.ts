import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';
import type { MergeTrace } from './merge.rules.js';

/** What somebody decided about two records that may be one person. */
@Entity({ schema: 'talent', name: 'candidate_match' })
@Index('candidate_match_kept', ['organizationId', 'keptId'])
@Index('candidate_match_other', ['organizationId', 'otherId'])
export class CandidateMatch extends TenantEntity {
  /** The record that stays in the list. */
  @Column('uuid')
  keptId: string;

  @Column('uuid')
  otherId: string;

  /** `apart`: two people. */
  @Column('text')
  status: 'merged' | 'parted' | 'apart';

  @Column('uuid')
  decidedBy: string;

  @Column('timestamptz')
  decidedAt: Date;

  /** What the merge changed, for its way back; null where nothing was merged. */
  @Column('jsonb', { nullable: true })
  trace: MergeTrace | null;
}
