import { z } from 'zod';
import { ruleOf } from '../access/gates.js';
import { industries } from '../access/tables.js';
import { operation } from '../define.js';
import { uuid } from '../paging.js';
import { mayDo } from '../record-may.js';
import { label, lineText } from '../text.js';
import { skillConfirmed } from './development-events.js';
import { profileChanged } from './profile-events.js';

/** Who develops people: HR and department heads those of their industries, who hires their own team. */
export const developer = ruleOf('talent.develop');

/** 0 where nothing is known of a person: neither confirmed by somebody else nor shared by themselves. */
const known = z.int().min(0).max(5);

const MatrixCell = z.object({
  skillId: uuid(),
  level: known,
  /** Null where the seat does not ask for the skill. */
  required: z.int().min(1).max(5).nullable(),
  verified: z.boolean(),
  /** The person asks that somebody confirms the level. */
  asked: z.boolean(),
});
export type MatrixCell = z.infer<typeof MatrixCell>;

export const MatrixPerson = z.object({
  positionId: uuid(),
  personId: uuid(),
  name: z.string(),
  title: z.string(),
  cells: z.array(MatrixCell),
  /** The plan they work on; null where they have none. */
  developmentPlanId: uuid().nullable(),
  may: mayDo(['confirm', 'plan']),
});
export type MatrixPerson = z.infer<typeof MatrixPerson>;

const MatrixSkill = z.object({
  skillId: uuid(),
  name: z.string(),
  /** The highest level a seat of the team takes. */
  required: z.int().min(1).max(5),
});

const NextBest = z.object({ personId: uuid(), name: z.string(), level: known });

export const SkillMatrix = z.object({
  departments: z.array(z.string()),
  /** The team in view; null where nobody is within reach. */
  department: z.string().nullable(),
  skills: z.array(MatrixSkill),
  teams: z.array(
    z.object({
      department: z.string(),
      people: z.int().min(1),
      /** Of those whose seat takes the skill, how many have the level it takes. */
      cells: z.array(z.object({ skillId: uuid(), meets: z.int().min(0), of: z.int().min(0) })),
    }),
  ),
  people: z.array(MatrixPerson),
  /** More people sit in the team than are shown. */
  more: z.boolean(),
  /** Levels missing in the team, the widest gap first. */
  gaps: z.array(z.object({ skillId: uuid(), name: z.string(), levels: z.int().min(1) })),
  /** Skills one person alone has at the level the team takes. */
  single: z.array(
    z.object({
      skillId: uuid(),
      name: z.string(),
      required: z.int().min(1).max(5),
      personId: uuid(),
      personName: z.string(),
      /** Who comes closest; null where nobody else has any level of it. */
      next: NextBest.nullable(),
    }),
  ),
});
export type SkillMatrix = z.infer<typeof SkillMatrix>;

export const getSkillMatrix = operation('talent.skillMatrix.get', {
  http: 'GET /api/talent/develop/matrix',
  access: developer,
  summary:
    'Skills of a team within my reach beside what its seats take, with the widest gaps and who alone can do what',
  input: z.object({ industry: z.enum(industries).optional(), department: label().max(80).optional() }),
  output: SkillMatrix,
  effect: 'read',
});

export const confirmSkill = operation('talent.skillMatrix.confirm', {
  http: 'PUT /api/talent/develop/people/:positionId/skills/:skillId',
  access: developer,
  summary: 'Confirm the level of a skill of somebody within my reach, with what shows it; never my own',
  input: z.object({
    positionId: uuid(),
    skillId: uuid(),
    level: z.int().min(1).max(5),
    evidence: lineText().min(3, 'Please say what shows the level').max(200),
  }),
  output: z.object({ level: z.int().min(1).max(5) }),
  effect: 'write',
  events: () => [skillConfirmed, profileChanged],
  errors: ['resource.missing', 'development.self'],
});
