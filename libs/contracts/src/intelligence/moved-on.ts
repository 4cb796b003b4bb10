import { z } from 'zod';
import { industries } from '../access/tables.js';
import { operation } from '../define.js';
import { stageTypes } from '../talent/pipeline.js';

/** Days that are looked back on. */
export const MOVED_ON_DAYS = 730;

/** Who leaves a stage moves on, or does not. Of the organization, whoever asks: no one is named. */
export const stagesMovedOn = operation('intelligence.stages.movedOn', {
  http: 'none',
  access: 'internal',
  summary: 'How many applications have left each kind of stage in two years, and how many of them for a later one',
  input: z.object({ industries: z.array(z.enum(industries)).max(industries.length) }),
  output: z.object({
    items: z.array(
      z.object({
        industry: z.enum(industries),
        stage: z.enum(stageTypes),
        left: z.int().min(0),
        movedOn: z.int().min(0),
      }),
    ),
  }),
  effect: 'read',
});
