import { z } from 'zod';
import { uuid } from '../paging.js';
import { ruleOf } from '../access/gates.js';
import { event } from '../define.js';
import { matchStateKeys } from './deploy-states.js';

const live = {
  live: {
    to: 'organization' as const,
    access: ruleOf('cyber.platform'),
    refetches: ['cyber.deploy.list', 'cyber.deploy.get', 'cyber.deploy.people', 'cyber.deploy.mine'],
  },
};
const requestId = uuid();
const userId = uuid();
/** One person in a request, and who proposed it to them. */
const match = z.object({ requestId, userId, proposedById: uuid() });

export const deployRequested = event('cyber.deploy.requested', z.object({ requestId }), live);
export const deployProposed = event('cyber.deploy.proposed', match, live);
/** `was`: where the person stood in the request until then. */
export const deployWithdrawn = event('cyber.deploy.withdrawn', match.extend({ was: z.enum(matchStateKeys) }), live);
export const deployAccepted = event('cyber.deploy.accepted', match, live);
export const deployDeclined = event('cyber.deploy.declined', match, live);
export const deployDeployed = event('cyber.deploy.deployed', match, live);
/** Everybody needed is deployed. */
export const deployFilled = event('cyber.deploy.filled', z.object({ requestId, openUserIds: z.array(userId) }), live);
/** `openUserIds`: people who had been asked or had accepted. */
export const deployCancelled = event(
  'cyber.deploy.cancelled',
  z.object({ requestId, openUserIds: z.array(userId) }),
  live,
);
