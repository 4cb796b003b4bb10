import type { Module } from '@talent-os/contracts';
import type { OrganizationProfile } from '@talent-os/contracts/identity/organization-profile.js';

export const emptyAddress: OrganizationProfile['address'] = { street: '', postalCode: '', city: '', country: '' };

/**
 * The modules of an organization whose industries change: those of a new industry are switched on, those that no industry
 * of it has a use for any more go, and every other switch stays as it is.
 */
export function modulesAfter(
  { modules }: { readonly modules: readonly Module[] },
  before: readonly Module[],
  after: readonly Module[],
): Module[] {
  const added = after.filter((module) => !before.includes(module));
  const gone = before.filter((module) => !after.includes(module));
  return [...new Set([...modules, ...added])].filter((module) => !gone.includes(module));
}
