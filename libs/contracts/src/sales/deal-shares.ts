import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { operation } from '../define.js';
import { noContent, uuid, version } from '../paging.js';
import { dealChanged } from './deals.js';

/** What others have of the credit of a deal at most, in percent: its owner keeps a part. */
export const SHARED_MOST = 99;

export const shareDeal = operation('sales.deals.share', {
  http: 'PUT /api/sales/deals/:dealId/shares/:userId',
  access: ruleOf('sales.opportunities'),
  summary:
    'Give a colleague who sells a share of the credit of an open deal, in percent, or with 0 none any more; commission follows it',
  input: z.object({
    dealId: uuid(),
    userId: uuid('Please choose a colleague'),
    percent: z.int().min(0).max(SHARED_MOST, `Please enter a share of ${SHARED_MOST}% or less`),
    version: version.optional(),
  }),
  ...noContent,
  effect: 'write',
  events: () => [dealChanged],
  errors: ['resource.missing', 'resource.stale', 'deal.closed', 'deal.share', 'deal.seller'],
});
