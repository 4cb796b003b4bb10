import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** One call of a model: what it may cost while it runs, and what it cost. */
@Entity({ schema: 'chat', name: 'usage_entry' })
@Index('usage_entry_provider', ['organizationId', 'providerId', 'createdAt'])
@Index('usage_entry_open', ['organizationId', 'providerId', 'createdAt'], { where: "state = 'reserved'" })
@Index('usage_entry_run', ['organizationId', 'runId'])
export class UsageEntry extends TenantEntity {
  @Column('uuid')
  providerId: string;

  /** Null for tests of a provider or a prompt. */
  @Column('uuid', { nullable: true })
  runId: string | null;

  /** Of the person who asked; empty where no person did. */
  @Column('text', { default: '' })
  role: string;

  @Column('date')
  month: string;

  @Column('text')
  model: string;

  @Column('text')
  state: 'reserved' | 'settled';

  @Column('bigint')
  promptPrice: number;

  @Column('bigint')
  completionPrice: number;

  @Column('int')
  promptTokens: number;

  @Column('int')
  completionTokens: number;

  /** Counted from characters: the provider did not say, or the answer was stopped. */
  @Column('boolean')
  estimated: boolean;

  @Column('bigint')
  reserved: number;

  @Column('bigint')
  cost: number;

  @Column('int', { nullable: true })
  firstTokenMs: number | null;
}
