import { z } from 'zod';
import { inModule } from '../access/rule.js';
import { event, job, operation } from '../define.js';
import { instant, noContent, uuid } from '../paging.js';
import { MOST_QUESTIONS } from './questions.js';

const access = inModule('analytics');

/** When somebody is told of the answer to a question of theirs. */
export const subscriptionOccasions = {
  daily: 'Every day',
  weekly: 'Every Monday',
  monthly: 'On the first day of a month',
  above: 'When it goes above a number',
  below: 'When it goes below a number',
} as const;
export type SubscriptionOccasion = keyof typeof subscriptionOccasions;
const subscriptionOccasionKeys = Object.keys(subscriptionOccasions) as [
  SubscriptionOccasion,
  ...SubscriptionOccasion[],
];
export const isThreshold = (occasion: SubscriptionOccasion): boolean => occasion === 'above' || occasion === 'below';

/** What the last look came to. */
export const subscriptionStates = {
  sound: 'Told as planned',
  right: 'You may not see these rows any more',
  field: 'A field of the question is gone',
  long: 'The question has too many groups',
} as const;
export type SubscriptionState = keyof typeof subscriptionStates;
const subscriptionStateKeys = Object.keys(subscriptionStates) as [SubscriptionState, ...SubscriptionState[]];

/** As large as a figure a subscription waits for may be. */
const MOST_THRESHOLD = 1e15;
/** Figures of one group each that a message names. */
export const MOST_FIGURES_TOLD = 5;

const occasion = z.enum(subscriptionOccasionKeys);
const hour = z.int().min(0).max(23);

export const Subscription = z.object({
  id: uuid(),
  savedQuestionId: uuid(),
  /** Of the question. */
  title: z.string(),
  occasion,
  hour,
  threshold: z.number().nullable(),
  state: z.enum(subscriptionStateKeys),
  toldAt: instant.nullable(),
  nextAt: instant,
});
export type Subscription = z.infer<typeof Subscription>;

export const listSubscriptions = operation('intelligence.subscriptions.list', {
  http: 'GET /api/data/subscriptions',
  access,
  summary: 'My subscriptions to answers, by the title of their question, with what keeps them from being told',
  input: z.object({}),
  output: z.object({ items: z.array(Subscription).max(MOST_QUESTIONS) }),
  effect: 'read',
});

export const setSubscription = operation('intelligence.subscriptions.set', {
  http: 'PUT /api/data/questions/:savedQuestionId/subscription',
  access,
  summary: 'Say when I am told of the answer to a saved question of mine: by the clock, or when it crosses a number',
  input: z.object({
    savedQuestionId: uuid(),
    occasion,
    hour: hour.default(8),
    threshold: z.number().min(-MOST_THRESHOLD).max(MOST_THRESHOLD).optional(),
  }),
  output: z.object({ subscriptionId: uuid() }),
  effect: 'write',
  events: () => [subscriptionChanged],
  errors: ['question.field', 'question.long', 'question.narrow', 'resource.missing', 'subscription.threshold'],
});

export const dropSubscription = operation('intelligence.subscriptions.drop', {
  http: 'DELETE /api/data/subscriptions/:subscriptionId',
  access,
  summary: 'Be told no more of the answer to a question of mine',
  input: z.object({ subscriptionId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [subscriptionChanged],
  errors: ['resource.missing'],
});

const live = { to: 'subject', access, refetches: ['intelligence.subscriptions.list'] } as const;

/** Somebody has subscribed to an answer or no longer does, or what keeps it from being told has changed. */
export const subscriptionChanged = event('intelligence.subscription.changed', z.object({ userId: uuid() }), { live });

/** An answer was told to who subscribed to it. */
export const answerTold = event(
  'intelligence.subscription.told',
  z.object({
    subscriptionId: uuid(),
    savedQuestionId: uuid(),
    userId: uuid(),
    title: z.string(),
    occasion,
    threshold: z.number().nullable(),
    kind: z.enum(['number', 'money']),
    /** Null where it is hidden, or there is none. */
    total: z.number().nullable(),
    /** The largest groups. */
    figures: z.array(z.object({ name: z.string(), value: z.number() })).max(MOST_FIGURES_TOLD),
    /** Groups that are not among them. */
    more: z.int().min(0),
  }),
  { live },
);

export const runSubscriptions = job('intelligence.subscriptions.run', z.object({}), { everyMs: 60_000 });
