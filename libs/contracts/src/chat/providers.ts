import { z } from 'zod';
import { roles } from '../access/tables.js';
import { distinct } from '../canonical.js';
import { event, operation } from '../define.js';
import { money, moneySum, noContent, uuid, version } from '../paging.js';
import { lineText } from '../text.js';

const access = { role: ['ORGANIZATION_ADMIN' as const, 'PLATFORM_ADMIN' as const] };
export const assistantHubs = [
  'dashboard',
  'candidate',
  'talent',
  'intelligence',
  'data',
  'excellence',
  'sales',
  'productivity',
  'healthtech',
  'wellness',
  'cyber',
  'admin',
  'general',
] as const;
/**
 * Hubs whose conversations may hold health information: only providers with a signed agreement may be told of them. The
 * server tells the hub by the path of the screen; a conversation that was in one once stays so wherever it goes on.
 */
export const healthHubs: readonly (typeof assistantHubs)[number][] = ['healthtech', 'wellness'];

/**
 * What a provider may be sent of people, in whatever hub a person writes. `off`: everything as it is, only under an
 * agreement. `placeholder`: who is meant (names, days of birth, addresses, ways to reach them, numbers of theirs) stands as
 * placeholders, in typed text too, and without an agreement so does how they are. `block`: nothing that holds any of it,
 * hidden or not.
 */
export const phiPolicies = ['off', 'placeholder', 'block'] as const;
export type PhiPolicy = (typeof phiPolicies)[number];
export const phiPolicyLabels: Record<PhiPolicy, string> = {
  off: 'Sent as it is, under the agreement',
  placeholder: 'Sent as placeholders',
  block: 'Never sent, not even hidden',
};

/** How a provider stands, as people read it. */
export const providerStates = {
  ready: 'Ready',
  untested: 'Not tested',
  failing: 'Failing',
  disabled: 'Off',
  spent: 'Budget used up',
} as const;
const providerStateKeys = Object.keys(providerStates) as (keyof typeof providerStates)[];

/** Of a million tokens, in minor units; bounded, so that costs stay exact. */
const price = z.int().min(0).max(100_000_000);

const fields = {
  name: lineText().min(2, 'Please give the provider a name').max(60),
  baseUrl: z.url('Please enter the address of an OpenAI-compatible API').max(300),
  model: lineText().min(1, 'Please enter a model').max(120),
  /** Order of use; the next one is taken when this one is away or its budget is spent. */
  priority: z.int().min(1).max(99),
  /** Per calendar month; 0 means none may be spent. */
  monthlyBudget: money,
  /** Per calendar month, out of the provider's; a role without one is limited by that alone. */
  roleBudgets: z.partialRecord(z.enum(roles), money),
  promptPrice: price,
  completionPrice: price,
  allowedHubs: distinct(z.enum(assistantHubs)).min(1, 'Please choose at least one hub').max(assistantHubs.length),
  /** A business associate agreement is signed: only then may health hubs use it. */
  baaSigned: z.boolean(),
  phi: z.enum(phiPolicies),
  enabled: z.boolean(),
};

const Provider = z.object({
  id: uuid(),
  ...fields,
  /** The last four characters; the key itself is never shown again. */
  keyEnding: z.string().nullable(),
  spent: moneySum,
  status: z.enum(providerStateKeys),
  /** Of the last hundred calls, in milliseconds to the first token. */
  latencyMs: z.int().nullable(),
  lastError: z.string().nullable(),
  version,
});

export const listProviders = operation('chat.providers.list', {
  http: 'GET /api/chat/providers',
  access,
  summary: 'Model providers of my organization in order of use, with spend, latency and state',
  input: z.object({}),
  output: z.object({ items: z.array(Provider), mode: z.enum(['platform-data', 'model']) }),
  effect: 'read',
});

export const addProvider = operation('chat.providers.add', {
  http: 'POST /api/chat/providers',
  access,
  summary: 'Add a provider; its key is encrypted for this organization and never shown again',
  input: z.object({
    ...fields,
    phi: fields.phi.default('placeholder'),
    roleBudgets: fields.roleBudgets.default({}),
    key: z.string().min(1, 'Please enter the key').max(500),
  }),
  output: Provider,
  effect: 'write',
  events: () => [providersChanged],
  success: 201,
  errors: ['provider.address', 'provider.baa', 'provider.plain', 'provider.phi'],
  stepUp: true,
});

export const updateProvider = operation('chat.providers.update', {
  http: 'PATCH /api/chat/providers/:providerId',
  access,
  summary: 'Change a provider; a new address needs the key again',
  input: z.object({ providerId: uuid(), version, ...fields, key: z.string().min(1).max(500).optional() }),
  output: Provider,
  effect: 'write',
  events: () => [providersChanged],
  errors: [
    'resource.missing',
    'resource.stale',
    'provider.address',
    'provider.key',
    'provider.baa',
    'provider.plain',
    'provider.phi',
  ],
  stepUp: true,
});

export const removeProvider = operation('chat.providers.remove', {
  http: 'DELETE /api/chat/providers/:providerId',
  access,
  summary: 'Remove a provider and its key',
  input: z.object({ providerId: uuid() }),
  ...noContent,
  effect: 'write',
  events: () => [providersChanged],
  errors: ['resource.missing'],
  stepUp: true,
});

export const testProvider = operation('chat.providers.test', {
  http: 'POST /api/chat/providers/:providerId/test',
  access,
  summary: 'Ask a provider one short question and say how it went',
  input: z.object({ providerId: uuid() }),
  output: z.object({ ok: z.boolean(), latencyMs: z.int(), message: z.string() }),
  effect: 'write',
  events: () => [providersChanged],
  deadlineMs: 20_000,
  errors: ['resource.missing'],
});

export const providersChanged = event(
  'chat.provider.changed',
  z.object({ providerId: uuid(), what: z.enum(['added', 'changed', 'removed', 'tested']) }),
  {
    live: { to: 'organization', access, refetches: ['chat.providers.list'] },
  },
);
