import { z } from 'zod';
import { distinct, uuids } from '../canonical.js';
import { event, operation } from '../define.js';
import { days } from '../dates.js';
import { day, instant, noContent, uuid } from '../paging.js';
import { prose } from '../text.js';

// All four sides of every industry: the parties, and people who hold the skill.
const access = 'signed-in' as const;
/** Who takes part in a four-way collaboration. */
export const parties = ['manager', 'recruiter', 'candidate', 'professional'] as const;
const Party = z.enum(parties);

const Note = z.object({
  id: uuid(),
  body: z.string(),
  authorName: z.string(),
  visibleTo: z.array(Party),
  at: instant,
});

const Collaboration = z.object({
  id: uuid(),
  positionTitle: z.string(),
  department: z.string(),
  status: z.enum(['open', 'on_hold', 'filled', 'closed']),
  people: z.array(z.object({ party: Party, userId: uuid(), name: z.string() })),
  nextStep: z.object({ owner: Party, text: z.string(), dueAt: day }).nullable(),
  notes: z.array(Note),
  /** The party I am in it; null where I only look after the organization's. */
  me: Party.nullable(),
});

export const listCollaborations = operation('talent.collaboration.list', {
  http: 'GET /api/collaboration/positions',
  access,
  summary:
    'Positions on which manager, recruiter, candidate and professional work together, where I am one of them; all of them, without their notes, for administrators',
  input: z.object({}),
  output: z.object({
    items: z.array(Collaboration),
    activeCollaborations: z.int(),
    pendingTransitions: z.int(),
    mentorshipOpportunities: z.int(),
  }),
  effect: 'read',
});

export const postNote = operation('talent.collaboration.postNote', {
  http: 'POST /api/collaboration/positions/:collaborationId/notes',
  access,
  summary: 'Write a note and choose who reads it; the hiring team unless said otherwise',
  input: z.object({
    collaborationId: uuid(),
    body: prose().min(1, 'Please write a note').max(1000),
    visibleTo: distinct(Party)
      .min(1, 'Please choose who reads it')
      .max(parties.length)
      .default(['manager', 'recruiter']),
  }),
  output: Note,
  effect: 'write',
  events: () => [collaborationChanged],
  success: 201,
  errors: ['resource.missing'],
});

export const handOver = operation('talent.collaboration.handOver', {
  http: 'POST /api/collaboration/positions/:collaborationId/next-step',
  access,
  summary: 'Hand the next step to a party, with a text and a day',
  input: z.object({
    collaborationId: uuid(),
    owner: Party,
    text: prose().min(1, 'Please describe the step').max(200),
    dueAt: days.planned,
  }),
  ...noContent,
  effect: 'write',
  events: () => [collaborationChanged],
  errors: ['resource.missing'],
});

const MentorOffer = z.object({
  id: uuid(),
  mentorId: uuid(),
  mentorName: z.string(),
  skills: z.array(z.string()),
  note: z.string(),
  menteeName: z.string().nullable(),
  status: z.enum(['open', 'requested', 'matched', 'ended']),
  mine: z.boolean(),
  requestedByMe: z.boolean(),
});

export const listMentorships = operation('talent.mentorships.list', {
  http: 'GET /api/collaboration/mentorships',
  access,
  summary: 'Open offers to mentor that match my skills, and the ones I am part of',
  input: z.object({}),
  output: z.object({ items: z.array(MentorOffer), skills: z.array(z.object({ id: uuid(), name: z.string() })) }),
  effect: 'read',
});

export const offerMentorship = operation('talent.mentorships.offer', {
  http: 'POST /api/collaboration/mentorships',
  access,
  summary: 'Offer to mentor a colleague in some skills',
  input: z.object({
    skillIds: uuids().min(1, 'Please choose a skill').max(5),
    note: prose().max(300).default(''),
  }),
  output: z.object({ id: uuid() }),
  effect: 'write',
  events: () => [mentorshipChanged],
  success: 201,
  errors: ['resource.missing'],
});

export const answerMentorship = operation('talent.mentorships.answer', {
  http: 'POST /api/collaboration/mentorships/:offerId/answer',
  access,
  summary: 'Ask for, accept, decline or end a mentorship',
  input: z.object({ offerId: uuid(), action: z.enum(['request', 'accept', 'decline', 'end']) }),
  output: z.object({ status: z.enum(['open', 'requested', 'matched', 'ended']) }),
  effect: 'write',
  events: () => [mentorshipChanged],
  errors: ['resource.missing', 'collaboration.mentor'],
});

const live = {
  live: {
    to: 'organization' as const,
    access,
    refetches: ['talent.collaboration.list', 'talent.mentorships.list', 'talent.marketplace.dashboard'],
  },
};
/** `ownerIds`: whom it concerns, its author left out: the readers of a note, or the party that now owes the next step. */
export const collaborationChanged = event(
  'talent.collaboration.changed',
  z.object({
    collaborationId: uuid(),
    what: z.enum(['note', 'next-step']),
    ownerIds: z.array(uuid()),
    positionTitle: z.string(),
  }),
  live,
);
/** `menteeId`: whom the answer concerns. With status `open`, the person whose request was declined or taken back. */
export const mentorshipChanged = event(
  'talent.mentorship.changed',
  z.object({
    offerId: uuid(),
    mentorId: uuid(),
    menteeId: uuid().nullable(),
    status: z.enum(['open', 'requested', 'matched', 'ended']),
  }),
  live,
);
