import type { Industry } from '@talent-os/contracts';
import type { SecondFactorPolicy } from '@talent-os/contracts/identity/factors.js';
import type { Transaction } from '@talent-os/service-kit';
import { defaultSettings, Organization } from './organization.entity.js';

type OrganizationValues = Pick<
  Organization,
  'id' | 'name' | 'slug' | 'industries' | 'modules' | 'deploymentContext' | 'currency' | 'timezone'
> & { readonly createdAt?: Date; readonly secondFactor?: SecondFactorPolicy; readonly sessionIdleMinutes?: number };

/** Minutes after which an unused session ends: computers stand where patients are. */
const idleMinutesIn = (industries: readonly Industry[]) => (industries.includes('HEALTHCARE') ? 15 : 8 * 60);

/** A new organization with the settings every one begins with, last among those of the installation. */
export async function insertOrganization(tx: Transaction, now: Date, organization: OrganizationValues): Promise<void> {
  await tx.insert(Organization, {
    ...defaultSettings,
    secondFactorSince: now,
    sessionIdleMinutes: idleMinutesIn(organization.industries),
    ...organization,
    status: 'active',
  });
  await tx.execute(
    `insert into identity.organization_index (slug, organization_id, position)
     select $2::text, $1::uuid, coalesce(max(position) + 1, 0) from identity.organization_index`,
    [organization.slug],
  );
}
