import type { Deployment, Industry, Module } from '@talent-os/contracts';
import type { OrganizationProfile } from '@talent-os/contracts/identity/organization-profile.js';
import type { SecondFactorPolicy } from '@talent-os/contracts/identity/factors.js';
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

  /** Since when it is suspended; null while it is not. */
  @Column('timestamptz', { nullable: true })
  suspendedAt: Date | null;

  /** Active people who may work in it, applicants aside; null where the platform has set no limit. */
  @Column('int', { nullable: true })
  peopleMost: number | null;

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

  /** As it stands in the register; null until somebody has said so. */
  @Column('text', { nullable: true })
  legalName: string | null;

  @Column('jsonb', { nullable: true })
  address: OrganizationProfile['address'] | null;

  @Column('text', { nullable: true })
  size: OrganizationProfile['size'];

  @Column('text')
  workweekStart: OrganizationProfile['workweekStart'];

  /** Professionals may see and ask for positions inside the organization. */
  @Column('boolean')
  internalMobility: boolean;

  /** Days a person has to have been here before internal mobility opens to them. */
  @Column('int')
  mobilityTenureDays: number;

  /** Who needs a second factor beside the password. */
  @Column('text')
  secondFactor: SecondFactorPolicy;

  /** Since when: who needs one has a week to set it up. */
  @Column('timestamptz')
  secondFactorSince: Date;

  /** Networks people work from, `203.0.113.0/24`; none: from everywhere. */
  @Column('text', { array: true })
  allowedNetworks: string[];

  /** Where somebody is named, everybody else signs in by a provider; null: people sign in as they like. */
  @Column('uuid', { nullable: true })
  emergencyAccessId: string | null;

  /** A session nobody uses for so long is over. */
  @Column('int')
  sessionIdleMinutes: number;

  /** A session is over after so long, however much it is used. */
  @Column('int')
  sessionDays: number;

  /** A grant nobody answers for in a review of access is removed a week after the second notice; else it stays flagged. */
  @Column('boolean', { default: false })
  reviewRemovesUnanswered: boolean;
}

/** What a new organization starts with. */
export const defaultSettings = {
  workweekStart: 'monday',
  internalMobility: true,
  mobilityTenureDays: 180,
  sessionDays: 30,
  reviewRemovesUnanswered: false,
  secondFactor: 'administrators',
  allowedNetworks: [] as string[],
} as const;
