import { z } from 'zod';
import { inModule } from '../access/rule.js';
import { operation } from '../define.js';
import { day, uuid } from '../paging.js';
import { FEWEST_PEOPLE, scaleKeys } from './wellness-instruments.js';
import { workloadFactKeys } from './workload-facts.js';

const Fact = z.enum(workloadFactKeys);

export const getWorkload = operation('productivity.wellness.workload', {
  http: 'GET /api/productivity/wellness/workload',
  access: inModule('wellness'),
  summary: 'What this week asks of me, in figures; what there are no rows about is left out',
  input: z.object({}),
  output: z.object({
    facts: z.array(
      z.object({
        fact: Fact,
        /** Minutes or a count. */
        value: z.number().min(0),
        /** The week before, where the fact is one of a week. */
        before: z.number().min(0).nullable(),
      }),
    ),
  }),
  effect: 'read',
});

/**
 * It takes no filter on purpose: the groups are fixed (everybody belongs to one), the periods are fixed and over, and
 * what is over does not change any more. So no two answers differ by one person.
 */
export const getTeamWellness = operation('productivity.wellness.team', {
  http: 'GET /api/productivity/wellness/team',
  access: { ...inModule('wellness'), permission: ['VIEW_TEAM_WELLNESS'] },
  summary:
    'Averages of teams over past months and quarters, and what their last weeks asked of them; never of fewer than five people',
  input: z.object({}),
  output: z.object({
    groups: z.array(
      z.object({
        id: uuid(),
        name: z.string(),
        scales: z.array(
          z.object({
            scale: z.enum(scaleKeys),
            /** Periods that are over, oldest first. Null: not enough people. */
            periods: z.array(
              z.object({
                starts: day,
                average: z.object({ mean: z.number(), people: z.int().min(FEWEST_PEOPLE) }).nullable(),
              }),
            ),
          }),
        ),
        /** The last week that is over, for a person on average, and the one before. Null: not enough people. */
        workload: z
          .array(z.object({ fact: Fact, mean: z.number().min(0), before: z.number().min(0).nullable() }))
          .nullable(),
      }),
    ),
  }),
  effect: 'read',
});
