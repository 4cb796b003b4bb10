import { z } from 'zod';
import { inModule, forAudience } from '../access/rule.js';
import { industries } from '../access/tables.js';
import { operation } from '../define.js';
import { instant, uuid } from '../paging.js';

const access = { ...inModule('intelligence'), ...forAudience('manager', 'admin') };

/** From this level on, of five, somebody counts as able to do a thing. */
export const ABLE_LEVEL = 3;
/** Skills that are shown at most: those that lack most. */
export const MOST_SKILLS = 50;

export const SkillSupply = z.object({
  skillId: uuid(),
  name: z.string(),
  /** People on seats within my reach who are able. */
  able: z.int().min(0),
  /** Of these, how many somebody else has confirmed. */
  confirmed: z.int().min(0),
  /** Filled seats that ask for it. */
  filled: z.int().min(0),
  /** Open seats that ask for it. */
  open: z.int().min(0),
  /** How many more people would have to be able, for every seat to have one; 0 where none. */
  short: z.int().min(0),
});
export type SkillSupply = z.infer<typeof SkillSupply>;

export const SinglePoint = z.object({
  skillId: uuid(),
  name: z.string(),
  /** The only one who is able. */
  personId: uuid(),
  personName: z.string(),
  level: z.int().min(1).max(5),
  /** Seats that ask for it, filled or open. */
  seats: z.int().min(1),
  /** People who are on their way to it, at a lower level. */
  learning: z.int().min(0),
});
export type SinglePoint = z.infer<typeof SinglePoint>;

export const getWorkforce = operation('talent.workforce.skills', {
  http: 'GET /api/intelligence/workforce',
  access,
  summary: 'Skills that seats within my reach ask for against people who are able, and skills that rest on one person',
  input: z.object({ industry: z.enum(industries).optional() }),
  output: z.object({
    skills: z.array(SkillSupply).max(MOST_SKILLS),
    singles: z.array(SinglePoint).max(MOST_SKILLS),
    /** How many skills there are, also beyond these. */
    total: z.int().min(0),
    /** People and seats that were counted. */
    people: z.int().min(0),
    openSeats: z.int().min(0),
    readAt: instant,
  }),
  effect: 'read',
});
