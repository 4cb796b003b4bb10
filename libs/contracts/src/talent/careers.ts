import { z } from 'zod';
import { industries } from '../access/tables.js';
import { operation } from '../define.js';
import { uuid } from '../paging.js';
import { profileOwner as access } from './profile-parts.js';
import { hardRequirementTypes } from './seats.js';

const industry = z.enum(industries);
/** Names a role within its industry. */
const key = z.string();

export const CareerRole = z.object({
  key,
  title: z.string(),
  /** What one does there, in one line. */
  about: z.string(),
  /** People begin here. */
  entry: z.boolean(),
  /** What nobody is hired without. */
  requirements: z.array(z.object({ type: z.enum(hardRequirementTypes), value: z.string() })),
  /** What it takes, and how far I am: levels 1 to 5, 0 where I have not named it. */
  skills: z.array(z.object({ name: z.string(), required: z.int().min(1).max(5), level: z.int().min(0).max(5) })),
  /** 0 to 100 by these skills. */
  readiness: z.int().min(0).max(100),
  /** Open seats of this title that I may hear of. */
  seats: z.int().min(0),
  /** The role I aim for that this is; null where it is none. */
  targetId: uuid().nullable(),
});
export type CareerRole = z.infer<typeof CareerRole>;

export const CareerStep = z.object({
  from: key,
  to: key,
  /** That are planned for it. */
  months: z.int().min(1),
  /** Skills that the next role asks for, or asks for more of. */
  gains: z.array(z.string()),
});
export type CareerStep = z.infer<typeof CareerStep>;

export const getCareerMap = operation('talent.careers.map', {
  http: 'GET /api/talent/career-map',
  access,
  summary:
    'Roles of an industry and how people come from one to another, with what each takes, how far I am and its open seats',
  input: z.object({ industry }),
  output: z.object({
    industry,
    /** Whether I follow it. */
    followed: z.boolean(),
    /** Open seats of the industry that I may hear of, whatever they are called. */
    seats: z.int().min(0),
    roles: z.array(CareerRole),
    steps: z.array(CareerStep),
    /** The role I work in now, by the title of my seat or of the job I have named; null where it is none of these. */
    here: key.nullable(),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});
