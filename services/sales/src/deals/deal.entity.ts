import type { DealStage } from '@talent-os/contracts/sales/deal-stages.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

@Entity({ schema: 'sales', name: 'deal' })
@Index('deal_search_trigrams', { synchronize: false })
@Index('deal_owner', ['organizationId', 'ownerId', 'stage', 'closeDate', 'amount'])
@Index('deal_stage', ['organizationId', 'stage', 'closeDate', 'amount'])
@Index('deal_account', ['organizationId', 'accountId', 'stage', 'closeDate', 'amount'])
// Orders and texts that TypeORM has no words for stand in the migration.
@Index('deal_list', { synchronize: false })
@Index('deal_stage_list', { synchronize: false })
@Index('deal_competitor', { synchronize: false })
export class Deal extends TenantEntity {
  @Column('text')
  name: string;

  @Column('uuid')
  accountId: string;

  @Column('uuid')
  ownerId: string;

  @Column('text')
  stage: DealStage;

  /** Minor units. */
  @Column('bigint')
  amount: number;

  /** Expected while open; of a won deal the day revenue and quota count it on. */
  @Column('date')
  closeDate: string;

  @Column('text')
  source: string;

  @Column('text', { nullable: true })
  competitor: string | null;

  @Column('text', { nullable: true })
  lossReason: string | null;

  @Column('timestamptz')
  lastActivityAt: Date;

  /** When it was won or lost here; the close date may lie earlier. */
  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;
}
