import type { Deployment, Industry, Module } from '@talent-os/contracts';
import { TenantEntity } from '@talent-os/service-kit';
import { Column, Entity, Index } from 'typeorm';

/** A tenant. Its `id` is the `organization_id` of every row it owns, this one included. */
@Entity({ schema: 'identity', name: 'organization' })
@Index('organization_own', ['organizationId'], { unique: true })
export class Organization extends TenantEntity {
  @Column('text')
  name: string;

  @Column('text')
  slug: string;

  @Column('text')
  status: 'active' | 'suspended' | 'archived';

  @Column('text', { array: true })
  industries: Industry[];

  @Column('text', { array: true })
  modules: Module[];

  @Column('text')
  deploymentContext: Deployment;

  /** ISO 4217 code of all its amounts. */
  @Column('text')
  currency: string;

  @Column('text')
  timezone: string;

  /** Professionals may see and ask for positions inside the organization. */
  @Column('boolean')
  internalMobility: boolean;

  /** Days a person has to have been here before internal mobility opens to them. */
  @Column('int')
  mobilityTenureDays: number;

  /** A session nobody uses for so long is over. */
  @Column('int')
  sessionIdleMinutes: number;

  /** A session is over after so long, however much it is used. */
  @Column('int')
  sessionDays: number;
}

/** What a new organization starts with. */
export const defaultSettings = {
  internalMobility: true,
  mobilityTenureDays: 180,
  sessionIdleMinutes: 12 * 60,
  sessionDays: 30,
} as const;
