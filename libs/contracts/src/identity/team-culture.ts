import { z } from 'zod';
import { event, operation } from '../define.js';
import { instant, noContent, uuid, WHOLE_MOST } from '../paging.js';
import { prose } from '../text.js';
import { Person } from './people.js';

/** Characters of each part of an agreement, and of each answer of a card, at most. */
export const CULTURE_LENGTHS = { agreement: 800, card: 400 } as const;

const part = (message: string) => prose().min(1, message).max(CULTURE_LENGTHS.agreement);
const agreementFields = {
  hours: part('Please say when you work together'),
  channels: part('Please say what you use for what'),
  meetings: part('Please say how you meet'),
};

export const WorkingAgreement = z.object({
  /** Counts what was published for the team, from 1. */
  number: z.int().min(1),
  hours: z.string(),
  channels: z.string(),
  meetings: z.string(),
  publishedAt: instant,
  publishedByName: z.string().nullable(),
});
export type WorkingAgreement = z.infer<typeof WorkingAgreement>;

const answer = () => prose().max(CULTURE_LENGTHS.card);
const wayFields = { bestHours: answer(), reachMe: answer(), feedback: answer() };

export const WayOfWorking = z.object({ bestHours: z.string(), reachMe: z.string(), feedback: z.string() });
export type WayOfWorking = z.infer<typeof WayOfWorking>;

export const getTeamCulture = operation('identity.teamCulture.get', {
  http: 'GET /api/teams/:teamId/culture',
  access: 'signed-in',
  summary: 'How a team of mine works together: its agreement, and how each of its people works best',
  input: z.object({ teamId: uuid() }),
  output: z.object({
    /** Null where none was published. */
    agreement: WorkingAgreement.nullable(),
    people: z.array(
      Person.pick({ id: true, name: true, title: true }).extend({ lead: z.boolean(), way: WayOfWorking.nullable() }),
    ),
  }),
  effect: 'read',
  errors: ['resource.missing'],
});

export const listAgreements = operation('identity.teamCulture.versions', {
  http: 'GET /api/teams/:teamId/agreements',
  access: 'signed-in',
  summary: 'Every version of the working agreement of a team of mine, newest first',
  input: z.object({ teamId: uuid() }),
  output: z.object({ items: z.array(WorkingAgreement) }),
  effect: 'read',
  errors: ['resource.missing'],
});

export const publishAgreement = operation('identity.teamCulture.publish', {
  http: 'POST /api/teams/:teamId/agreements',
  access: 'signed-in',
  summary: 'Publish a version of the working agreement of a team that I lead',
  input: z.object({
    teamId: uuid(),
    ...agreementFields,
    /** The version the caller has seen; 0 where none was published. */
    number: z.int().min(0).max(WHOLE_MOST),
  }),
  output: z.object({ number: z.int().min(1) }),
  effect: 'write',
  events: () => [agreementPublished],
  success: 201,
  errors: ['resource.missing', 'team.agreement'],
});

export const getOwnWay = operation('identity.waysOfWorking.mine', {
  http: 'GET /api/user/way-of-working',
  access: 'signed-in',
  summary: 'What I have said of how I work best',
  input: z.object({}),
  output: z.object({ way: WayOfWorking.nullable() }),
  effect: 'read',
});

export const changeOwnWay = operation('identity.waysOfWorking.change', {
  http: 'PUT /api/user/way-of-working',
  access: 'signed-in',
  summary: 'Say how I work best; my teams read it. Nothing in any of it takes it away',
  input: z.object(wayFields),
  ...noContent,
  effect: 'write',
  events: () => [wayChanged],
});

const toColleagues = { to: 'organization', access: 'signed-in' } as const;

export const agreementPublished = event(
  'identity.workingAgreement.published',
  z.object({ teamId: uuid(), number: z.int() }),
  { live: { ...toColleagues, refetches: ['identity.teamCulture.get', 'identity.teamCulture.versions'] } },
);

/** Somebody has said how they work best, or says it no more. */
export const wayChanged = event('identity.wayOfWorking.changed', z.object({ userId: uuid() }), {
  live: { ...toColleagues, refetches: ['identity.teamCulture.get', 'identity.waysOfWorking.mine'] },
});
