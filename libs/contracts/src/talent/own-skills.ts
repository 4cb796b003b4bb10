import { z } from 'zod';
import { operation } from '../define.js';
import { instant, month, noContent, uuid, version } from '../paging.js';
import { label, lineText } from '../text.js';
import { profileChanged } from './profile-events.js';
import { profileOwner as access } from './profile-parts.js';

/** Skills of one person at most: what is more says nothing. */
export const MAX_OWN_SKILLS = 60;

export const skillLevels = {
  1: 'Novice',
  2: 'Advanced beginner',
  3: 'Competent',
  4: 'Proficient',
  5: 'Expert',
} as const;

const fields = {
  level: z.int().min(1).max(5),
  /** What shows it: empty where nothing was said. */
  evidence: lineText().max(200),
  /** The month it was last used; null where nothing was said. */
  lastUsed: month.nullable(),
};

export const OwnSkill = z.object({
  skillId: uuid(),
  name: z.string(),
  ...fields,
  verified: z.boolean(),
  /** Who confirmed it; null where nobody has, or it is not known. */
  verifiedByName: z.string().nullable(),
  /** Since when its confirmation is asked for; null where it is not. */
  askedAt: instant.nullable(),
  version,
});
export type OwnSkill = z.infer<typeof OwnSkill>;

export const listOwnSkills = operation('talent.mySkills.list', {
  http: 'GET /api/talent/my-skills',
  access,
  summary:
    'My skills with their level, what shows them and whether somebody else has confirmed them, the highest first',
  input: z.object({}),
  output: z.object({ items: z.array(OwnSkill) }),
  effect: 'read',
});

export const findSkills = operation('talent.mySkills.find', {
  http: 'GET /api/talent/skills',
  access,
  summary: 'Skills the organization knows that are closest to what I write, without those I have named',
  input: z.object({ search: label().max(80).optional() }),
  output: z.object({ items: z.array(z.object({ id: uuid(), name: z.string() })) }),
  effect: 'read',
});

export const addOwnSkill = operation('talent.mySkills.add', {
  http: 'POST /api/talent/my-skills',
  access,
  summary: 'Name a skill of mine, with its level and what shows it',
  input: z.object({ skillId: uuid('Please choose a skill'), ...fields }),
  output: z.object({ version }),
  effect: 'write',
  events: () => [profileChanged],
  success: 201,
  errors: ['resource.missing', 'skill.present', 'skill.many'],
});

export const changeOwnSkill = operation('talent.mySkills.change', {
  http: 'PATCH /api/talent/my-skills/:skillId',
  access,
  summary: 'Change a skill of mine; another level is my own word until somebody confirms it',
  input: z.object({ skillId: uuid(), ...fields, version }),
  output: z.object({ version }),
  effect: 'write',
  events: () => [profileChanged],
  errors: ['resource.missing', 'resource.stale'],
});

export const removeOwnSkill = operation('talent.mySkills.remove', {
  http: 'DELETE /api/talent/my-skills/:skillId',
  access,
  summary: 'Take a skill off my profile, its confirmation with it',
  input: z.object({ skillId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [profileChanged],
  errors: ['resource.missing'],
});

export const askSkillVerification = operation('talent.mySkills.ask', {
  http: 'POST /api/talent/my-skills/:skillId/verification',
  access,
  summary: 'Ask that somebody else confirms a skill of mine, or take that back',
  input: z.object({ skillId: uuid(), asked: z.boolean() }),
  output: z.object({ version }),
  effect: 'write',
  events: () => [profileChanged],
  errors: ['resource.missing', 'skill.verified'],
});
