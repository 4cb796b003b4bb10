import { randomUUID } from 'node:crypto';
import type { Ctx } from '@talent-os/service-kit';
import type { Ledger, Reservation, Shortage, CallUsage } from '../../budget/ledger.js';
import { Addresses } from '@talent-os/service-kit/outside/addresses';
import { ProviderClient, type CompletedCall, type CallOptions, type RequestFor } from '../provider-client.js';
import { Breakers } from '@talent-os/service-kit/outside/breaker';
import type { KnownPeople } from '../../privacy/known-people.js';
import { knownNames } from '../../privacy/known-names.js';
import { Screen } from '../../privacy/screen-of.js';
import type { Timeouts } from '../timeouts.js';
import type { Provider } from '../provider.js';
import { ProviderKeys } from '../provider-keys.js';

/** A context that only remembers what was logged and written. */
export function recordingCtx(organizationId: string = randomUUID()) {
  const written: string[] = [];
  const quiet = () => undefined;
  const log = { error: quiet, warn: quiet, info: quiet, debug: quiet };
  const tx = { execute: async (sql: string) => (written.push(sql), []) };
  const db = { write: async (work: (one: typeof tx) => Promise<unknown>) => work(tx) };
  const ctx = { organizationId, meta: {}, log, db, withDeadline: () => ctx };
  return { ctx: ctx as unknown as Ctx, written };
}

/** A ledger in memory: what is open, what was settled. `budget` is the number of calls it lets through. */
export class NoLedger {
  readonly settled: CallUsage[] = [];
  readonly open = new Set<string>();
  refunds = 0;

  constructor(private budget = Infinity) {}

  async reserve(_ctx: Ctx, provider: Provider): Promise<Reservation | Shortage> {
    if (this.budget < 1) return 'spent';
    this.budget -= 1;
    const entryId = randomUUID();
    this.open.add(entryId);
    return { entryId, tariff: provider };
  }

  async settle(_ctx: Ctx, { entryId }: Reservation, used: CallUsage): Promise<void> {
    if (this.open.delete(entryId)) this.settled.push(used);
  }

  async refund(_ctx: Ctx, { entryId }: Reservation): Promise<void> {
    if (this.open.delete(entryId)) this.refunds += 1;
  }
}

/** Knows these people, or none. */
const knowing = (names: readonly string[]): KnownPeople => {
  const screen = new Screen({ names: knownNames(names), thisYear: new Date().getUTCFullYear() });
  return { screenOf: async () => screen } as unknown as KnownPeople;
};

export const askWith = (ledger = new NoLedger(), breakers = new Breakers(), names: readonly string[] = []) => ({
  ledger,
  breakers,
  ask: new ProviderClient(new Addresses(), new ProviderKeys(), breakers, ledger as unknown as Ledger, knowing(names)),
});

export const providerAt = (baseUrl: string, model: string, key: string, more: Partial<Provider> = {}): Provider => ({
  id: randomUUID(),
  name: model,
  baseUrl,
  model,
  priority: 1,
  monthlyBudget: 100_000,
  roleBudgets: {},
  promptPrice: 100,
  completionPrice: 400,
  allowedHubs: ['general'],
  baaSigned: false,
  phi: 'placeholder',
  version: 1,
  lastError: null,
  proven: true,
  key: { plain: key },
  ...more,
});

/** Longer than a test may take, in milliseconds. */
const NEVER = 600_000;
/** Nothing ends by these, however busy the machine is. */
export const PATIENT: Timeouts = { firstTokenMs: NEVER, gapMs: NEVER, totalMs: NEVER, usageMs: NEVER };
/** For what hangs: the first waits made shorter, so that it ends by them in a test's time. */
export const HURRY: Timeouts = { ...PATIENT, firstTokenMs: 1_500, gapMs: 1_700 };

export const saying =
  (content: string): RequestFor =>
  () => ({ messages: [{ role: 'user', content }], tools: [], maxTokens: 200 });

/** Asks and gathers. */
export async function collectAnswer(
  ask: ProviderClient,
  providers: readonly Provider[],
  asking: Partial<CallOptions> = {},
  request = saying('hello'),
  onText: (text: string) => void = () => undefined,
): Promise<{ readonly answered: CompletedCall; readonly text: string }> {
  const signal = new AbortController().signal;
  const answer = ask.ask(providers, request, {
    ctx: recordingCtx().ctx,
    runId: null,
    about: null,
    signal,
    timeouts: PATIENT,
    ...asking,
  });
  let text = '';
  for (;;) {
    const { done, value } = await answer.next();
    if (done) return { answered: value, text };
    text += value;
    onText(value);
  }
}
