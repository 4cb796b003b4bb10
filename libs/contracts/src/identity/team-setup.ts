import { z } from 'zod';
import { uuids } from '../canonical.js';
import { event, operation } from '../define.js';
import { instant, uuid, version } from '../paging.js';
import { organizationKeeper as access } from './organization-profile.js';
import { Person } from './people.js';
import { label } from '../text.js';

const name = label().min(1, 'Please give the team a name').max(80);
/** Teams of an organization, and how deep they lie below one another. */
export const TEAMS_MOST = 2_000;
export const TEAM_DEPTH = 8;

/** A seat of a team that nobody holds yet. */
const TeamVacancy = z.object({
  positionId: uuid(),
  title: z.string(),
  openedAt: instant,
  applicants: z.int().min(0),
});

export const TeamRow = z.object({
  id: uuid(),
  name: z.string(),
  underTeamId: uuid().nullable(),
  leadId: uuid(),
  leadName: z.string(),
  /** False where the lead has left. */
  leadActive: z.boolean(),
  /** Active people in it, its lead included. */
  people: z.int().min(0),
  /** Open positions of a department of the same name. */
  vacancies: z.array(TeamVacancy),
  version,
});
export type TeamRow = z.infer<typeof TeamRow>;

export const getTeamTree = operation('identity.teams.tree', {
  http: 'GET /api/organization/teams',
  access,
  summary: 'Every team of my organization by name, with its lead, the team above and how many people are in it',
  input: z.object({}),
  output: z.object({
    items: z.array(TeamRow),
    /** Active people in a team, each once. */
    people: z.int().min(0),
    /** False where the open positions could not be asked for. */
    vacanciesKnown: z.boolean(),
  }),
  effect: 'read',
});

export const TeamMember = Person.extend({ lead: z.boolean() });

export const getTeam = operation('identity.teams.get', {
  http: 'GET /api/organization/teams/:teamId',
  access,
  summary: 'Who is in a team, its lead first, then by name',
  input: z.object({ teamId: uuid() }),
  output: z.object({ members: z.array(TeamMember) }),
  effect: 'read',
  errors: ['resource.missing'],
});

export const createTeam = operation('identity.teams.create', {
  http: 'POST /api/organization/teams',
  access,
  summary: 'Make a team, at the top or under another one',
  input: z.object({
    name,
    leadId: uuid('Please choose who leads it'),
    underTeamId: uuid().nullable(),
  }),
  output: z.object({ id: uuid() }),
  effect: 'write',
  events: () => [teamsChanged],
  success: 201,
  errors: ['resource.missing', 'team.name', 'team.lead', 'team.depth', 'team.many'],
});

export const updateTeam = operation('identity.teams.update', {
  http: 'PUT /api/organization/teams/:teamId',
  access,
  summary: 'Rename a team, or give it another lead',
  input: z.object({ teamId: uuid(), name, leadId: uuid('Please choose who leads it'), version }),
  output: z.object({ version }),
  effect: 'write',
  events: () => [teamsChanged],
  errors: ['resource.missing', 'resource.stale', 'team.name', 'team.lead'],
});

export const moveTeam = operation('identity.teams.move', {
  http: 'POST /api/organization/teams/:teamId/move',
  access,
  summary: 'Move a team with everything below it under another one, or to the top',
  input: z.object({ teamId: uuid(), underTeamId: uuid().nullable(), version }),
  output: z.object({ version }),
  effect: 'write',
  events: () => [teamsChanged],
  errors: ['resource.missing', 'resource.stale', 'team.cycle', 'team.depth'],
});

export const mergeTeam = operation('identity.teams.merge', {
  http: 'POST /api/organization/teams/:teamId/merge',
  access,
  summary: 'Merge a team into another one: its people and the teams below it move there, and it is gone',
  input: z.object({ teamId: uuid(), intoTeamId: uuid('Please choose a team'), version }),
  output: z.object({
    /** People who were not in the other team before. */
    people: z.int().min(0),
    teams: z.int().min(0),
  }),
  effect: 'write',
  events: () => [teamsChanged, teamMerged],
  errors: ['resource.missing', 'resource.stale', 'team.cycle', 'team.depth'],
});

export const deleteTeam = operation('identity.teams.delete', {
  http: 'DELETE /api/organization/teams/:teamId',
  access,
  summary: 'Delete a team that nobody but its lead is in and that has no team below it',
  input: z.object({ teamId: uuid() }),
  output: z.object({}),
  effect: 'write',
  events: () => [teamsChanged],
  success: 204,
  errors: ['resource.missing', 'team.filled'],
});

export const addTeamMembers = operation('identity.teams.addMembers', {
  http: 'POST /api/organization/teams/:teamId/members',
  access,
  summary: 'Add colleagues to a team; who is in it already stays',
  input: z.object({ teamId: uuid(), userIds: uuids().min(1, 'Please choose somebody').max(100) }),
  output: z.object({ added: z.int().min(0) }),
  effect: 'write',
  events: () => [teamsChanged],
  errors: ['resource.missing', 'team.member'],
});

export const removeTeamMember = operation('identity.teams.removeMember', {
  http: 'DELETE /api/organization/teams/:teamId/members/:userId',
  access,
  summary: 'Take a colleague out of a team; its lead stays in it',
  input: z.object({ teamId: uuid(), userId: uuid() }),
  output: z.object({}),
  effect: 'write',
  events: () => [teamsChanged],
  success: 204,
  errors: ['resource.missing', 'team.leads'],
});

/** Teams of the organization were made, moved, merged or given other people. */
export const teamsChanged = event(
  'identity.teams.changed',
  z.object({ teamId: uuid(), change: z.enum(['created', 'updated', 'moved', 'merged', 'deleted', 'people']) }),
  {
    live: {
      to: 'organization',
      access: 'signed-in',
      refetches: [
        'identity.teams.list',
        'identity.teams.tree',
        'identity.teams.get',
        'identity.teams.mine',
        'identity.organizations.overview',
        'identity.people.get',
      ],
    },
  },
);

/** A team is part of another one from now on: what names it names the other one. */
export const teamMerged = event('identity.team.merged', z.object({ teamId: uuid(), intoTeamId: uuid() }), {});
