import type { Transaction } from '@talent-os/service-kit';
import { defaultSettings, Organization } from './organization.entity.js';

type Own = Pick<
  Organization,
  'id' | 'name' | 'slug' | 'industries' | 'modules' | 'deploymentContext' | 'currency' | 'timezone'
> & { readonly createdAt?: Date };

/** A new organization with the settings every one begins with, last among those of the installation. */
export async function insertOrganization(tx: Transaction, organization: Own): Promise<void> {
  await tx.insert(Organization, { ...defaultSettings, ...organization, status: 'active' });
  await tx.rows(
    `insert into identity.organization_index (slug, organization_id, position)
     select $2::text, $1::uuid, coalesce(max(position) + 1, 0) from identity.organization_index`,
    [organization.slug],
  );
}
