import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What a colleague has of the credit of a deal; its owner has the rest. */
@Entity({ schema: 'sales', name: 'deal_share' })
@Index('deal_share_once', ['organizationId', 'dealId', 'userId'], { unique: true })
@Index('deal_share_user', ['organizationId', 'userId'])
export class DealShare extends TenantEntity {
  @Column('uuid')
  dealId: string;

  @Column('uuid')
  userId: string;

  @Column('int')
  percent: number;
}
