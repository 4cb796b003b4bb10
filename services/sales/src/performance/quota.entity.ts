import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

const quotaStatuses = ['draft', 'published', 'acknowledged'] as const;

/** What a person is to win in a period; a draft does not count yet. */
@Entity({ schema: 'sales', name: 'quota' })
@Index('quota_user', ['organizationId', 'userId', 'periodStart'], { unique: true })
export class Quota extends TenantEntity {
  @Column('uuid')
  userId: string;

  @Column('date')
  periodStart: string;

  @Column('date')
  periodEnd: string;

  /** Minor units. */
  @Column('bigint')
  amount: number;

  @Column('text')
  status: (typeof quotaStatuses)[number];
}
