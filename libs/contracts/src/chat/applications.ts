import { z } from 'zod';
import { event, operation } from '../define.js';

const access = { role: ['ORGANIZATION_ADMIN' as const, 'PLATFORM_ADMIN' as const] };

/**
 * Whether applications outside read who a person is. `hidden`: names, addresses and what identifies people stand as
 * placeholders. `shown`: everything as the person reads it; health information as such stays inside all the same.
 */
export const namePolicies = ['hidden', 'shown'] as const;
export type NamePolicy = (typeof namePolicies)[number];

const Policy = z.object({ names: z.enum(namePolicies) });

export const getApplicationPolicy = operation('chat.applications.policy', {
  http: 'GET /api/chat/application-policy',
  access,
  summary: 'What applications outside may read about the people of my organization',
  input: z.object({}),
  output: Policy,
  effect: 'read',
});

export const changeApplicationPolicy = operation('chat.applications.changePolicy', {
  http: 'PUT /api/chat/application-policy',
  access,
  summary: 'Say what applications outside may read about the people of my organization; holds from their next call on',
  input: Policy,
  output: Policy,
  effect: 'write',
  events: () => [applicationPolicyChanged],
});

export const applicationPolicyChanged = event('chat.applicationPolicy.changed', Policy, {
  live: { to: 'organization', access, refetches: ['chat.applications.policy'] },
});
