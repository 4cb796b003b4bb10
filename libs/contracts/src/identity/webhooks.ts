import { z } from 'zod';
import { distinct } from '../canonical.js';
import { event, operation } from '../define.js';
import { instants } from '../dates.js';
import { listInput } from '../list-input.js';
import { instant, listOf, uuid, version } from '../paging.js';
import { peopleKeeper } from './roles.js';
import { keepers } from './sign-in-events.js';
import { WEBHOOK_EVENTS_MOST, WebhookEventName } from './webhook-events.js';
import { label, lineText } from '../text.js';
import { mayOf } from '../record-may.js';

/** Webhooks one organization may have. */
export const WEBHOOKS_MOST = 20;
/** How long a former secret still signs beside the new one, in hours. */
export const FORMER_SECRET_HOURS = 24;
/** How long deliveries are kept, and wait while a webhook is paused, in days. */
export const DELIVERY_DAYS = 7;
/** What a signing secret looks like (Standard Webhooks). */
const WEBHOOK_SECRET = /^whsec_[A-Za-z0-9+/]{43}=$/;

export const webhookStates = ['draft', 'active', 'paused', 'failing'] as const;
/** States a webhook is switched to by hand. */
const webhookTargets = ['active', 'paused'] as const;
/** What else may be done with one: going on setting it up. */
const webhookActions = ['setUp'] as const;
export type WebhookState = (typeof webhookStates)[number];
export const webhookStateLabels = {
  draft: 'Being set up',
  active: 'Active',
  paused: 'Paused',
  failing: 'Paused after failures',
} as const satisfies Record<WebhookState, string>;

const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];
export const deliveryStateLabels = {
  waiting: 'Waits',
  delivered: 'Delivered',
  failed: 'Given up',
} as const satisfies Record<DeliveryState, string>;

const Webhook = z.object({
  id: uuid(),
  name: z.string(),
  /** The address without its path: that may hold a secret, and is never told again. */
  host: z.string(),
  events: z.array(WebhookEventName),
  status: z.enum(webhookStates),
  /** Null until a test was answered well since the address was entered. */
  testedAt: instant.nullable(),
  waiting: z.int().min(0),
  /** Of the last 24 hours. */
  delivered: z.int().min(0),
  /** Of the last 24 hours. */
  failed: z.int().min(0),
  lastDeliveredAt: instant.nullable(),
  /** Why the last attempt failed; null where it did not. */
  problem: z.string().nullable(),
  createdAt: instant,
  version,
  may: mayOf(z.enum(webhookTargets), webhookActions),
});
export type Webhook = z.infer<typeof Webhook>;

const Secret = z.string().regex(WEBHOOK_SECRET);
const one = { webhookId: uuid() };
const name = label().min(2, 'Please name the webhook').max(60);
const address = lineText().min(1, 'Please enter an https address').max(500);
const events = distinct(WebhookEventName).min(1, 'Please choose at least one event').max(WEBHOOK_EVENTS_MOST);

export const listWebhooks = operation('identity.webhooks.list', {
  http: 'GET /api/identity/webhooks',
  access: peopleKeeper,
  summary: 'Webhooks of the organization, with how each is doing',
  input: z.object({}),
  output: z.object({ items: z.array(Webhook) }),
  effect: 'read',
});

export const createWebhook = operation('identity.webhooks.create', {
  http: 'POST /api/identity/webhooks',
  access: peopleKeeper,
  summary:
    'Set up a webhook: nothing is sent before it was tested and activated; its signing secret is shown this once',
  input: z.object({ name, address, events }),
  output: z.object({ secret: Secret, item: Webhook }),
  stepUp: true,
  effect: 'write',
  events: () => [webhookChanged],
  success: 201,
  errors: ['webhook.many'],
});

export const changeWebhook = operation('identity.webhooks.change', {
  http: 'PATCH /api/identity/webhooks/:webhookId',
  access: peopleKeeper,
  summary: 'Change a webhook’s name, events or address; another address is tested and activated anew',
  input: z.object({ ...one, name, address: address.optional(), events, version }),
  output: Webhook,
  effect: 'write',
  events: () => [webhookChanged],
  errors: ['resource.missing', 'resource.stale'],
});

export const renewWebhookSecret = operation('identity.webhooks.renewSecret', {
  http: 'POST /api/identity/webhooks/:webhookId/secret',
  access: peopleKeeper,
  summary: 'A new signing secret, shown this once; for 24 hours deliveries are signed with the one before as well',
  input: z.object(one),
  output: z.object({ secret: Secret }),
  stepUp: true,
  effect: 'write',
  events: () => [webhookChanged],
  errors: ['resource.missing'],
});

export const testWebhook = operation('identity.webhooks.test', {
  http: 'POST /api/identity/webhooks/:webhookId/test',
  access: peopleKeeper,
  summary:
    'Send a signed test event now and say what was answered; a webhook can be activated after one that went well',
  input: z.object(one),
  output: z.object({
    /** Null where nobody answered. */
    status: z.int().nullable(),
    latencyMs: z.int().min(0),
    /** Null where it went well. */
    problem: z.string().nullable(),
  }),
  effect: 'write',
  events: () => [webhookChanged],
  errors: ['resource.missing'],
  // A look-up, and ten seconds for the answer.
  deadlineMs: 15_000,
});

export const switchWebhook = operation('identity.webhooks.switch', {
  http: 'POST /api/identity/webhooks/:webhookId/status',
  access: peopleKeeper,
  summary:
    'Activate a webhook that was tested, pause it, or resume it: what happened meanwhile is then sent, seven days of it',
  input: z.object({ ...one, status: z.enum(webhookTargets) }),
  output: Webhook,
  effect: 'write',
  events: () => [webhookChanged],
  errors: ['resource.missing', 'webhook.untested'],
});

export const disconnectWebhook = operation('identity.webhooks.disconnect', {
  http: 'DELETE /api/identity/webhooks/:webhookId',
  access: peopleKeeper,
  summary: 'Disconnect a webhook: its secret, its log and what waits to be sent go',
  input: z.object(one),
  output: z.object({}),
  effect: 'write',
  events: () => [webhookChanged],
  success: 204,
  errors: ['resource.missing'],
});

const WebhookDelivery = z.object({
  id: uuid(),
  /** What the receiver gets as webhook-id: the same however often it is sent. */
  eventId: uuid(),
  event: WebhookEventName,
  occurredAt: instant,
  state: z.enum(deliveryStates),
  attempts: z.int().min(0),
  lastAttemptAt: instant.nullable(),
  /** Of the last attempt; null where nobody answered. */
  status: z.int().nullable(),
  latencyMs: z.int().min(0).nullable(),
  problem: z.string().nullable(),
  /** When it is tried next; null where it is not. */
  nextAttemptAt: instant.nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const listWebhookDeliveries = operation('identity.webhooks.deliveries', {
  http: 'GET /api/identity/webhooks/:webhookId/deliveries',
  access: peopleKeeper,
  summary: 'What was sent to a webhook in the last seven days and what was answered, the newest event first',
  input: z.object({
    ...one,
    page: listInput(['occurredAt']).page,
    state: z.enum(deliveryStates).optional(),
  }),
  output: listOf(WebhookDelivery),
  effect: 'read',
  errors: ['resource.missing'],
});

export const redeliver = operation('identity.webhooks.redeliver', {
  http: 'POST /api/identity/webhooks/:webhookId/deliveries/:deliveryId/redeliver',
  access: peopleKeeper,
  summary: 'Send one event to a webhook again, with the same id',
  input: z.object({ ...one, deliveryId: uuid() }),
  output: z.object({}),
  effect: 'write',
  events: () => [webhookChanged],
  success: 204,
  errors: ['resource.missing'],
});

export const redeliverSince = operation('identity.webhooks.redeliverSince', {
  http: 'POST /api/identity/webhooks/:webhookId/redeliver',
  access: peopleKeeper,
  summary: 'Send every event since an instant to a webhook again, with the same ids and in their order',
  input: z.object({ ...one, since: instants.noticed }),
  output: z.object({ events: z.int().min(0) }),
  effect: 'write',
  events: () => [webhookChanged],
  errors: ['resource.missing'],
  // A week of a large organization.
  deadlineMs: 30_000,
});

const reads = ['identity.webhooks.list', 'identity.webhooks.deliveries'];
/** A webhook was set up, changed, tested, switched or taken away, or its events are sent again. */
export const webhookChanged = event(
  'identity.webhook.changed',
  z.object({
    webhookId: uuid(),
    how: z.enum(['created', 'changed', 'renewed', 'tested', 'activated', 'paused', 'redelivered', 'disconnected']),
  }),
  { live: { ...keepers, refetches: reads } },
);
/** A webhook was paused because nobody took what it was sent. */
export const webhookFailing = event(
  'identity.webhook.failing',
  z.object({ webhookId: uuid(), name: z.string(), problem: z.string() }),
  { live: { ...keepers, refetches: reads } },
);
