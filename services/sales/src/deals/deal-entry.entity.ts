import type { DealStage } from '@talent-os/contracts/sales/deal-stages.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** One line of a deal's history; `createdAt` says when. Never changed. */
@Entity({ schema: 'sales', name: 'deal_entry' })
@Index('deal_entry_deal', ['organizationId', 'dealId', 'createdAt'])
export class DealEntry extends TenantEntity {
  @Column('uuid')
  dealId: string;

  @Column('text')
  kind: 'created' | 'changed' | 'stage' | 'activity';

  @Column('text', { nullable: true })
  fromStage: DealStage | null;

  @Column('text', { nullable: true })
  toStage: DealStage | null;

  @Column('text', { nullable: true })
  note: string | null;

  @Column('uuid')
  byId: string;
}
