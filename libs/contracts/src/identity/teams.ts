import { z } from 'zod';
import { uuids } from '../canonical.js';
import { uuid } from '../paging.js';
import { operation } from '../define.js';
import { Person } from './people.js';
import { peopleKeeper } from './roles.js';

/** `above`: the person leads a team over this one. */
export const teamRelations = ['member', 'lead', 'above'] as const;

export const Team = z.object({
  id: uuid(),
  name: z.string(),
  parentId: uuid().nullable(),
  leadId: uuid(),
  relation: z.enum(teamRelations),
});
export type Team = z.infer<typeof Team>;

export const myTeams = operation('identity.teams.mine', {
  http: 'GET /api/teams/mine',
  access: 'signed-in',
  summary: 'Teams I am in or lead, and the ones below those I lead, by name',
  input: z.object({}),
  output: z.object({ items: z.array(Team) }),
  effect: 'read',
});

export const listTeams = operation('identity.teams.list', {
  http: 'GET /api/identity/teams',
  access: peopleKeeper,
  summary: 'Every team of the organization by name, with how many are in it',
  input: z.object({}),
  output: z.object({
    items: z.array(Team.omit({ relation: true }).extend({ people: z.int().min(0) })),
  }),
  effect: 'read',
});

/** Whose team rows a person may read. Nobody of that id: no teams. */
export const teamsOf = operation('identity.teams.of', {
  http: 'none',
  access: 'internal',
  summary: 'Teams a person is in or leads, and the ones below those they lead',
  input: z.object({ userId: uuid() }),
  output: z.object({ teams: z.array(Team) }),
  effect: 'read',
});

export const colleaguesOf = operation('identity.teams.colleagues', {
  http: 'none',
  access: 'internal',
  summary: 'Active people who share a team with a person, their leads included, without the person',
  input: z.object({ userId: uuid() }),
  output: z.object({ people: z.array(Person) }),
  effect: 'read',
});

export const teamMembers = operation('identity.teams.members', {
  http: 'none',
  access: 'internal',
  summary: 'Every team of the organization with the ids of the active people who are in it or lead it, by name',
  input: z.object({}),
  output: z.object({
    teams: z.array(Team.omit({ relation: true }).extend({ memberIds: z.array(uuid()) })),
  }),
  effect: 'read',
});

/** Who decides about a person: nobody reports to themselves. */
export const managerOf = operation('identity.teams.managerOf', {
  http: 'none',
  access: 'internal',
  summary: 'Whom a person reports to: the manager of their seat, else who leads the nearest of their teams',
  input: z.object({ userId: uuid() }),
  output: z.object({ managerId: uuid().nullable() }),
  effect: 'read',
});

/** People one question for managers may name. */
export const MANAGERS_AT_ONCE = 500;

export const managersOf = operation('identity.teams.managers', {
  http: 'none',
  access: 'internal',
  summary: 'Whom each of these people reports to, by the rule for one; who reports to nobody is left out',
  input: z.object({ userIds: uuids().max(MANAGERS_AT_ONCE) }),
  output: z.object({ items: z.array(z.object({ userId: uuid(), managerId: uuid() })) }),
  effect: 'read',
});
