import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { operation } from '../define.js';
import { instants } from '../dates.js';
import { version, uuid } from '../paging.js';
import { Indicator } from './threats.js';
import { indicatorSighted, indicatorChanged } from './threat-events.js';
import { lineText } from '../text.js';

const access = ruleOf('cyber.intelligence');
const about = { indicatorId: uuid(), version };

export const sightIndicator = operation('cyber.indicators.sight', {
  http: 'POST /api/cyber/indicators/:indicatorId/sightings',
  access,
  summary: 'Say that an indicator was seen; its score starts to fall anew',
  input: z.object({
    indicatorId: uuid(),
    place: lineText().max(200).optional(),
    /** Now where absent. */
    seenAt: instants.noticed.optional(),
  }),
  output: Indicator,
  effect: 'write',
  events: () => [indicatorSighted],
  errors: ['resource.missing', 'indicator.ahead'],
});

export const exemptIndicator = operation('cyber.indicators.exempt', {
  http: 'POST /api/cyber/indicators/:indicatorId/exempt',
  access,
  summary: 'Keep the score of an indicator from falling, or let it fall again',
  input: z.object({ ...about, exempt: z.boolean() }),
  output: Indicator,
  effect: 'write',
  events: () => [indicatorChanged],
  errors: ['resource.missing', 'resource.stale'],
});

export const markFalsePositive = operation('cyber.indicators.falsePositive', {
  http: 'POST /api/cyber/indicators/:indicatorId/false-positive',
  access,
  summary: 'Mark an indicator as a false positive: its score is 0 and stays so; or take the mark back',
  input: z.object({ ...about, falsePositive: z.boolean() }),
  output: Indicator,
  effect: 'write',
  events: () => [indicatorChanged],
  errors: ['resource.missing', 'resource.stale'],
});
