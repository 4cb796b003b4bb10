import { z } from 'zod';
import { forAudience } from '../access/rule.js';
import { event, operation } from '../define.js';
import { instant, uuid, WHOLE_MOST } from '../paging.js';
import { organizationKeeper } from './organization-profile.js';
import { label, lineText, prose } from '../text.js';

/** Pillars and objectives of a strategy at most. */
export const PILLARS_MOST = 5;
export const OBJECTIVES_MOST = 40;
/** Characters of each of its texts at most. */
export const STRATEGY_LENGTHS = { mission: 600, name: 80, text: 400 } as const;

const mission = lineText().min(1, 'Please say what your organization is there for').max(STRATEGY_LENGTHS.mission);
const pillarFields = {
  name: label().min(1, 'Please give the pillar a name').max(STRATEGY_LENGTHS.name),
  text: prose().max(STRATEGY_LENGTHS.text),
};
const objectiveFields = {
  year: z.int('Please choose a year').min(2000, 'Please choose a year').max(2199),
  /** Which of the pillars it belongs to, the first being 0. */
  pillar: z
    .int('Please choose a pillar')
    .min(0, 'Please choose a pillar')
    .max(PILLARS_MOST - 1),
  text: prose().min(1, 'Please write the objective').max(STRATEGY_LENGTHS.text),
};

export const Strategy = z.object({
  /** Counts what was published, from 1. */
  number: z.int().min(1),
  mission: z.string(),
  pillars: z.array(z.object({ id: uuid(), name: z.string(), text: z.string() })),
  objectives: z.array(z.object(objectiveFields)),
  publishedAt: instant,
  publishedByName: z.string().nullable(),
});
export type Strategy = z.infer<typeof Strategy>;

export const getStrategy = operation('identity.strategy.get', {
  http: 'GET /api/organization/strategy',
  access: forAudience('internalTeam', 'admin'),
  summary: 'The published strategy of my organization: mission, pillars and the objectives of each year',
  input: z.object({}),
  output: z.object({ strategy: Strategy.nullable() }),
  effect: 'read',
});

export const listStrategies = operation('identity.strategy.versions', {
  http: 'GET /api/organization/strategy/versions',
  access: organizationKeeper,
  summary: 'Every version of the strategy that was published, newest first',
  input: z.object({}),
  output: z.object({ items: z.array(Strategy) }),
  effect: 'read',
});

const namesDiffer = (pillars: readonly { readonly name: string }[]) =>
  new Set(pillars.map(({ name }) => name.toLowerCase())).size === pillars.length;

export const publishStrategy = operation('identity.strategy.publish', {
  http: 'POST /api/organization/strategy',
  access: organizationKeeper,
  summary: 'Publish a version of the strategy; a pillar with its id keeps the goals below it',
  input: z
    .object({
      mission,
      pillars: z
        .array(z.object({ pillarId: uuid().optional(), ...pillarFields }))
        .min(1, 'Please name a pillar')
        .max(PILLARS_MOST)
        .refine(namesDiffer, 'Each pillar has a name of its own'),
      objectives: z.array(z.object(objectiveFields)).max(OBJECTIVES_MOST),
      /** The version the caller has seen; 0 where none was published. */
      number: z.int().min(0).max(WHOLE_MOST),
    })
    .refine(({ pillars, objectives }) => objectives.every(({ pillar }) => pillar < pillars.length), {
      message: 'Each objective belongs to one of the pillars',
      path: ['objectives'],
    }),
  output: z.object({ number: z.int().min(1) }),
  effect: 'write',
  events: () => [strategyPublished],
  success: 201,
  errors: ['resource.missing', 'strategy.published'],
});

export const strategyPublished = event('identity.strategy.published', z.object({ number: z.int() }), {
  live: {
    to: 'organization',
    access: 'signed-in',
    refetches: ['identity.strategy.get', 'identity.strategy.versions', 'identity.organizations.overview'],
  },
});
