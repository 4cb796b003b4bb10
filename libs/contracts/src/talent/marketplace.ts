import { z } from 'zod';
import { roles, sides } from '../access/tables.js';
import { operation } from '../define.js';
import { Sides } from '../identity/people.js';

export const getMarketplace = operation('talent.marketplace.dashboard', {
  http: 'GET /api/collaboration/marketplace-dashboard',
  access: 'signed-in',
  summary:
    'The four-sided marketplace as I see it: my sides, open positions, internal mobility and collaboration, as counts',
  input: z.object({}),
  output: z.object({
    userProfile: z.object({ sides: Sides, primarySide: z.enum(sides), roles: z.array(z.enum(roles)) }),
    activeOpportunities: z.object({ hiring: z.int(), talent: z.int(), professional: z.int() }),
    internalMobility: z.object({ hasAccess: z.boolean(), activeExpressions: z.int(), availableOpportunities: z.int() }),
    collaboration: z.object({
      activeFourWayPositions: z.int(),
      pendingTransitions: z.int(),
      mentorshipOpportunities: z.int(),
    }),
  }),
  effect: 'read',
});
