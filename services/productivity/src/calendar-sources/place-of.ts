import type { SecretPlace } from '@talent-os/service-kit/sealing/seal';

/** Where the address of a calendar opens, and nowhere else. */
export const placeOf = (organizationId: string, sourceId: string): SecretPlace => ({
  part: 'calendar',
  organizationId,
  owner: sourceId,
  field: 'address',
  version: 1,
});
