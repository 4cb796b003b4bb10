import { z } from 'zod';
import { event } from '../define.js';
import { uuid } from '../paging.js';

const platform = { to: 'organization', access: { role: ['PLATFORM_ADMIN'] } } as const;

/** The platform changed something of this organization; `what` says which, or why. */
export const tenantChanged = event(
  'identity.tenant.changed',
  z.object({
    how: z.enum(['created', 'invited', 'suspended', 'resumed', 'archived', 'module', 'industries', 'limit']),
    what: z.string().max(300).nullable(),
    by: uuid(),
  }),
  {
    live: {
      ...platform,
      refetches: [
        'identity.tenants.list',
        'identity.tenants.get',
        'identity.organizations.get',
        'identity.accessControls.overview',
      ],
    },
  },
);
