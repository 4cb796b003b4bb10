import { z } from 'zod';
import { event, job } from '../define.js';
import { uuid } from '../paging.js';
import { designPage } from './hiring-design.js';
import { automationActionKeys, automationOutcomeKeys, passReasonKeys } from './automation-shapes.js';

/** An automation was written, changed, or switched on or off. */
export const automationChanged = event(
  'talent.automation.changed',
  z.object({
    automationId: uuid(),
    number: z.int(),
    how: z.enum(['created', 'changed', 'switchedOn', 'switchedOff']),
  }),
  { live: { to: 'organization', access: designPage, refetches: ['talent.automations.list'] } },
);

/** An automation acted on an application, or could not. `text`: what colleagues are told, filled in; empty for nothing. */
export const automationRan = event(
  'talent.automation.ran',
  z.object({
    automationId: uuid(),
    name: z.string(),
    action: z.enum(automationActionKeys),
    outcome: z.enum(automationOutcomeKeys),
    reason: z.enum(passReasonKeys).nullable(),
    applicationId: uuid(),
    positionId: uuid(),
    positionTitle: z.string(),
    /** Whom the application is of. */
    userId: uuid(),
    personIds: z.array(uuid()),
    text: z.string(),
  }),
  {
    live: {
      to: 'organization',
      access: 'signed-in',
      // Interviews and owners that follow from it are told by their own events.
      refetches: ['talent.automations.list', 'talent.automations.runs', 'talent.positions.list'],
    },
  },
);

/** Acts on people who came into a stage, once their move can no longer be taken back, and on those who are past its days. */
export const runAutomations = job('talent.automations.run', z.object({}), { everyMs: 60_000 });
