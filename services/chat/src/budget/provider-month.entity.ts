import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** What a provider has cost in a calendar month, and what calls under way may still cost. In millionths of a minor unit. */
@Entity({ schema: 'chat', name: 'provider_month' })
@Index('provider_month_once', ['organizationId', 'providerId', 'month', 'role'], { unique: true })
export class ProviderMonth extends TenantEntity {
  @Column('uuid')
  providerId: string;

  @Column('date')
  month: string;

  /** Whose calls; empty for everybody's together. */
  @Column('text', { default: '' })
  role: string;

  @Column('bigint')
  spent: number;

  @Column('bigint')
  reserved: number;
}
