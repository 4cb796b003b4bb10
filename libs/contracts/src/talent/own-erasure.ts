import { z } from 'zod';
import { event, job, operation } from '../define.js';
import { instant, noContent, uuid } from '../paging.js';
import { profileOwner as access } from './profile-parts.js';

/** Days between asking and the beginning, in which it is taken back. */
export const ERASURE_WAIT_DAYS = 7;
/** What somebody types who asks for it. */
export const ERASURE_WORD = 'ERASE';

/** Where an erasure stands; `open` ones go on. */
export const erasureStates = {
  requested: { label: 'Asked for', open: true },
  held: { label: 'Held', open: true },
  running: { label: 'Running', open: true },
  done: { label: 'Done', open: false },
  withdrawn: { label: 'Taken back', open: false },
} as const satisfies Record<string, { readonly label: string; readonly open: boolean }>;
export type ErasureState = keyof typeof erasureStates;
const erasureStateKeys = Object.keys(erasureStates) as [ErasureState, ...ErasureState[]];

/** Why one cannot begin. */
export const erasureHolds = {
  employment: 'You work here, or were hired: your employment record is kept',
  offer: 'An offer waits for your answer',
} as const;
export type ErasureHold = keyof typeof erasureHolds;
const erasureHoldKeys = Object.keys(erasureHolds) as [ErasureHold, ...ErasureHold[]];

const Erasure = z.object({
  status: z.enum(erasureStateKeys),
  /** Why it is held; null unless it is. */
  hold: z.enum(erasureHoldKeys).nullable(),
  requestedAt: instant,
  /** Until then it can be taken back; while it is held it can be later too. */
  startsAt: instant,
});

export const getOwnErasure = operation('talent.ownErasure.get', {
  http: 'GET /api/talent/own-erasure',
  access,
  summary: 'Whether I have asked to be erased, how far that is, and what it would mean',
  input: z.object({}),
  output: z.object({
    /** Null where nothing was asked for. */
    erasure: Erasure.nullable(),
    /** What would hold it now; null for nothing. */
    wouldHold: z.enum(erasureHoldKeys).nullable(),
    applications: z.int().min(0),
    /** Of these, the ones that would be withdrawn. */
    running: z.int().min(0),
    practices: z.int().min(0),
    resumes: z.int().min(0),
  }),
  effect: 'read',
});

export const requestErasure = operation('talent.ownErasure.request', {
  http: 'POST /api/talent/own-erasure',
  access,
  summary: 'Ask that everything of me is erased; it begins seven days later, and closes my account',
  input: z.object({ word: z.literal(ERASURE_WORD, `Please type ${ERASURE_WORD}`) }),
  output: z.object({ startsAt: instant }),
  effect: 'write',
  events: () => [erasureChanged],
  stepUp: true,
});

export const withdrawErasure = operation('talent.ownErasure.withdraw', {
  http: 'DELETE /api/talent/own-erasure',
  access,
  summary: 'Take back that I am to be erased, until it has begun',
  input: z.object({}),
  ...noContent,
  effect: 'write',
  events: () => [erasureChanged],
  errors: ['erasure.begun'],
});

/** Somebody asked to be erased, or took it back. Once it has begun nothing is announced: nobody is left to be told. */
export const erasureChanged = event(
  'talent.ownErasure.changed',
  z.object({ userId: uuid(), status: z.enum(erasureStateKeys) }),
  { live: { to: 'subject', access, refetches: ['talent.ownErasure.get'] } },
);

/** Begins erasures whose time has come, and asks the services that have not answered yet. */
export const advanceErasures = job('talent.ownErasure.advance', z.object({}), { everyMs: 2_000 });
