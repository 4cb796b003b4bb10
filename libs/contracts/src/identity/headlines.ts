import { z } from 'zod';
import { roles } from '../access/tables.js';
import { event, operation } from '../define.js';
import { instant } from '../paging.js';
import { organizationKeeper as access } from './organization-profile.js';
import { lineText } from '../text.js';

/** Characters of each field of a headline. */
export const HEADLINE_LENGTHS = { outcomeMessage: 120, actionMessage: 80, callToAction: 80 } as const;

const line = (most: number) => lineText().min(1, 'Please write something').max(most);
const fields = {
  outcomeMessage: line(HEADLINE_LENGTHS.outcomeMessage),
  actionMessage: line(HEADLINE_LENGTHS.actionMessage),
  callToAction: line(HEADLINE_LENGTHS.callToAction),
};

export const Headline = z.object({
  role: z.enum(roles),
  outcomeMessage: z.string(),
  actionMessage: z.string(),
  callToAction: z.string(),
  /** When the organization wrote it; null for the one of the product. */
  writtenAt: instant.nullable(),
});
export type Headline = z.infer<typeof Headline>;

export const listHeadlines = operation('identity.dashboard.headlines', {
  http: 'GET /api/organization/headlines',
  access,
  summary: 'The headline of the home screen for every role, and which of them my organization wrote',
  input: z.object({}),
  output: z.object({ items: z.array(Headline) }),
  effect: 'read',
});

export const changeHeadline = operation('identity.dashboard.changeHeadline', {
  http: 'PUT /api/organization/headlines/:role',
  access,
  summary: 'Write the headline of the home screen for a role',
  input: z.object({ role: z.enum(roles), ...fields }),
  output: z.object({}),
  effect: 'write',
  events: () => [headlineChanged],
});

export const resetHeadline = operation('identity.dashboard.resetHeadline', {
  http: 'DELETE /api/organization/headlines/:role',
  access,
  summary: 'Show the product’s own headline to a role again',
  input: z.object({ role: z.enum(roles) }),
  output: z.object({}),
  effect: 'write',
  events: () => [headlineChanged],
  success: 204,
});

export const headlineChanged = event('identity.headline.changed', z.object({ role: z.enum(roles) }), {
  live: {
    to: 'organization',
    access: 'signed-in',
    refetches: ['identity.dashboard.content', 'identity.dashboard.headlines', 'identity.organizations.overview'],
  },
});
