import { z } from 'zod';
import { industries } from '../access/tables.js';
import { operation } from '../define.js';
import { money, noContent, uuid, version } from '../paging.js';
import { label } from '../text.js';
import { profileChanged } from './profile-events.js';
import { profileOwner as access } from './profile-parts.js';

/** Roles one person aims for at a time. */
export const MAX_TARGETS = 5;

const fields = {
  title: label().min(2, 'Please name the role').max(120),
  industry: z.enum(industries),
  /** Pay hoped for in a year, in minor units; null where they have not said. */
  pay: money.nullable(),
  /** In how many months they want to be there. */
  horizonMonths: z.int().min(1, 'Please say in how many months').max(120),
};

export const Target = z.object({ id: uuid(), ...fields, version });
export type Target = z.infer<typeof Target>;

export const listTargets = operation('talent.targets.list', {
  http: 'GET /api/talent/targets',
  access,
  summary: 'Roles I aim for, the nearest first',
  input: z.object({}),
  output: z.object({ items: z.array(Target) }),
  effect: 'read',
});

export const addTarget = operation('talent.targets.add', {
  http: 'POST /api/talent/targets',
  access,
  summary: 'Name a role I aim for, with pay and horizon; five at most',
  input: z.object(fields),
  output: z.object({ id: uuid(), version }),
  effect: 'write',
  events: () => [profileChanged],
  success: 201,
  errors: ['target.many', 'target.present'],
});

export const changeTarget = operation('talent.targets.change', {
  http: 'PUT /api/talent/targets/:targetId',
  access,
  summary: 'Change a role I aim for',
  input: z.object({ targetId: uuid(), ...fields, version }),
  output: z.object({ version }),
  effect: 'write',
  events: () => [profileChanged],
  errors: ['resource.missing', 'resource.stale', 'target.present'],
});

export const removeTarget = operation('talent.targets.remove', {
  http: 'DELETE /api/talent/targets/:targetId',
  access,
  summary: 'Give up a role I aimed for',
  input: z.object({ targetId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [profileChanged],
  errors: ['resource.missing'],
});
