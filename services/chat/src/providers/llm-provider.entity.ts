import type { PhiPolicy } from '@talent-os/contracts/chat/providers.js';
import type { RoleBudgets } from '../budget/budget.rules.js';
import type { AssistantHub } from './provider.rules.js';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** An OpenAI-compatible model that an organization pays for itself. */
@Entity({ schema: 'chat', name: 'llm_provider' })
@Index('llm_provider_order', ['organizationId', 'priority'])
export class LlmProvider extends TenantEntity {
  @Column('text')
  name: string;

  @Column('text')
  baseUrl: string;

  @Column('text')
  model: string;

  @Column('int')
  priority: number;

  /** Minor units a calendar month. */
  @Column('bigint')
  monthlyBudget: number;

  /** Minor units a calendar month, by role. */
  @Column('jsonb', { default: {} })
  roleBudgets: RoleBudgets;

  /** Of a million tokens, in minor units. */
  @Column('bigint')
  promptPrice: number;

  @Column('bigint')
  completionPrice: number;

  @Column('text', { array: true })
  allowedHubs: AssistantHub[];

  @Column('boolean')
  baaSigned: boolean;

  /** What it may be sent of people. */
  @Column('text', { default: 'placeholder' })
  phi: PhiPolicy;

  @Column('boolean')
  enabled: boolean;

  /** Sealed by the kit's `seal`. It never leaves this service. */
  @Column('text')
  sealedKey: string;

  /** Counts keys, and binds the sealed text to its place among them. */
  @Column('int')
  keyVersion: number;

  @Column('text', { nullable: true })
  keyEnding: string | null;

  /** In words; null since it last answered. */
  @Column('text', { nullable: true })
  lastError: string | null;

  @Column('timestamptz', { nullable: true })
  lastOkAt: Date | null;
}
