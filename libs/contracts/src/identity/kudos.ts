import { z } from 'zod';
import { event, operation } from '../define.js';
import { listInput } from '../list-input.js';
import { instant, listOf, noContent, uuid } from '../paging.js';
import { mayDo } from '../record-may.js';
import { prose } from '../text.js';

/** Characters of kudos at most. */
export const KUDOS_LENGTH = 280;

export const Kudos = z.object({
  id: uuid(),
  fromId: uuid(),
  fromName: z.string(),
  toId: uuid(),
  toName: z.string(),
  text: z.string(),
  givenAt: instant,
  may: mayDo(['withdraw']),
});
export type Kudos = z.infer<typeof Kudos>;

export const listKudos = operation('identity.kudos.list', {
  http: 'GET /api/teams/:teamId/kudos',
  access: 'signed-in',
  summary: 'What people of a team of mine thanked each other for, newest first',
  input: z.object({ teamId: uuid(), page: listInput(['givenAt']).page }),
  output: listOf(Kudos),
  effect: 'read',
  errors: ['resource.missing'],
});

export const giveKudos = operation('identity.kudos.give', {
  http: 'POST /api/teams/:teamId/kudos',
  access: 'signed-in',
  summary: 'Thank somebody of a team of mine; the whole team reads it',
  input: z.object({
    teamId: uuid(),
    toId: uuid('Please choose a colleague'),
    text: prose().min(1, 'Please say what for').max(KUDOS_LENGTH),
    /** Whether they are told. */
    tell: z.boolean(),
  }),
  output: z.object({ kudosId: uuid() }),
  effect: 'write',
  events: () => [kudosGiven],
  success: 201,
  errors: ['resource.missing', 'kudos.self', 'kudos.team'],
});

export const withdrawKudos = operation('identity.kudos.withdraw', {
  http: 'DELETE /api/kudos/:kudosId',
  access: 'signed-in',
  summary: 'Take back kudos that I gave',
  input: z.object({ kudosId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [kudosWithdrawn],
  errors: ['resource.missing'],
});

const live = { to: 'organization', access: 'signed-in', refetches: ['identity.kudos.list'] } as const;

export const kudosGiven = event(
  'identity.kudos.given',
  z.object({ kudosId: uuid(), teamId: uuid(), fromId: uuid(), toId: uuid(), tell: z.boolean() }),
  { live },
);

export const kudosWithdrawn = event('identity.kudos.withdrawn', z.object({ kudosId: uuid(), teamId: uuid() }), {
  live,
});
