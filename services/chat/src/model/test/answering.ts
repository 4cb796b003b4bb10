import { randomBytes, randomUUID } from 'node:crypto';
import { abilityFor, type Principal } from '@talent-os/contracts';
import { listDeals, moveDeal } from '@talent-os/contracts/sales/deals.js';
import type { Ctx } from '@talent-os/service-kit';
import type { Outcome, Question, Sink, Turn } from '../../answering/answerer.js';
import { builtInPrompts } from '../../prompts/built-in.data.js';
import type { Provider } from '../../providers/provider.js';
import { placeOf } from '../../providers/provider-keys.js';
import { seal } from '@talent-os/service-kit/sealing/seal';
import { askWith, HURRY, NoLedger } from '../../providers/test/asking.js';
import type { Tool } from '../../tools/tool.js';
import type { ToolRun } from '../../tools/tool-run.js';
import { ModelAnswerer } from '../model-answerer.js';
import type { Toolbox } from '../toolbox.js';

/** Under which keys of providers are sealed here. */
const MASTER_KEY = randomBytes(32).toString('base64');

type StoredProvider = Partial<Provider> & { readonly model: string; readonly baseUrl: string; readonly apiKey: string };
export const PROMPT_ID = randomUUID();

/** A tool of the assistant with an operation of the sales contracts behind it. */
export const tool = (name: string, more: Partial<Tool> = {}, spec: Partial<Tool['spec']> = {}): Tool => ({
  name,
  label: 'Deals',
  description: `Tells about ${name}`,
  operation: listDeals,
  writes: false,
  ...more,
  spec: { examples: [], hubs: ['sales'], link: '/sales', ...spec },
});
export const moving = tool(
  'sales.deals.move',
  { operation: moveDeal, writes: true },
  { proposes: { title: 'Move a deal', permission: 'Work on deals', verbs: ['move'] } },
);

/** Tools that answer what the test says. */
export class FakeTools {
  readonly used: { readonly name: string; readonly args: unknown; readonly run: ToolRun }[] = [];

  constructor(
    readonly tools: readonly Tool[],
    private readonly output: unknown = { items: [], total: 0 },
    private readonly external = false,
  ) {}

  permitted = () => this.tools;
  /** By the last word of its name; what the scripted model is told to call does not count. */
  fitting = (text: string) =>
    this.tools.filter(({ name }) => text.split('\ncall')[0]!.includes(name.split('.').at(-1)!));

  run = async (one: Tool, args: unknown, run: ToolRun, callId: string) => {
    this.used.push({ name: one.name, args, run });
    run.taint.external ||= this.external;
    const asOf = '2026-11-20T09:00:00.000Z';
    return { outcome: 'answered' as const, callId, output: this.output, rows: 1, cut: false, asOf };
  };

  propose = async (one: Tool, args: unknown, run: ToolRun, callId: string) => {
    this.used.push({ name: one.name, args, run });
    return { outcome: 'proposed' as const, proposal: { callId, title: one.spec.proposes!.title, details: [] } };
  };
}

/** A caller with stored providers behind them. `vaults` is what was written of placeholders, `history` what was said before. */
export function questionOf(
  content: string,
  providers: readonly StoredProvider[],
  {
    healthcare = false,
    hub = 'sales',
    history = [] as readonly Turn[],
    sealedVault = undefined as string | undefined,
    health = false,
  } = {},
) {
  Object.assign(process.env, { MASTER_KEY });
  const organizationId = randomUUID();
  const rows = providers.map(({ apiKey, ...provider }) => {
    const id = randomUUID();
    const prices = { promptPrice: 1, completionPrice: 1, monthlyBudget: 1 };
    const row = { id, name: provider.model, priority: 1, version: 1, lastError: null, proven: true, ...prices };
    const sealedKey = seal(apiKey, placeOf(organizationId, id, 1));
    return {
      ...row,
      allowedHubs: ['sales', 'general', 'healthtech'],
      baaSigned: false,
      sealedKey,
      keyVersion: 1,
      ...provider,
    };
  });
  const written: { readonly sql: string; readonly args: readonly unknown[] }[] = [];
  const principal = {
    userId: randomUUID(),
    organizationId,
    sessionId: randomUUID(),
    activeRole: 'SALES_REP',
    currentIndustry: 'SALES',
    roleIndustries: ['SALES'],
    organizationIndustries: healthcare ? ['SALES', 'HEALTHCARE'] : ['SALES'],
    organizationModules: ['sales'],
    deployment: 'multi-industry',
    addedPermissions: [],
    hiddenModules: [],
    compliances: [],
    internalMobility: false,
  } as Principal;
  const quiet = () => undefined;
  const tx = { execute: async (sql: string, args: readonly unknown[]) => (written.push({ sql, args }), []) };
  const readOne = async (sql: string) => {
    if (sql.includes('chat.phi_vault')) return sealedVault && { sealed: sealedVault };
    if (sql.includes('chat.knowledge_file')) return undefined;
    return { versionId: PROMPT_ID, body: builtInPrompts.sales };
  };
  const ctx = {
    organizationId,
    userId: principal.userId,
    principal,
    ability: abilityFor(principal),
    now: new Date(),
    meta: {},
    log: { error: quiet, warn: quiet, info: quiet },
    db: {
      read: async (sql: string) => (sql.includes('chat.memory') ? [] : rows),
      readOne,
      readExisting: readOne,
      write: async (work: (one: typeof tx) => unknown) => work(tx),
    },
    call: async () => ({ people: [{ name: 'Jonah Prescott' }] }),
    withDeadline: () => ctx,
  };
  const context = { hubContext: hub, hubTitle: 'Sales Hub', pageContext: 'deals', pageTitle: 'Deals' };
  const place = { runId: randomUUID(), sessionId: randomUUID(), path: '/sales' };
  return { question: { ...place, content, context, health, history, ctx: ctx as unknown as Ctx } as Question, written };
}

/** What a person gets of one answer; `hears` with each piece of its text. */
export function listener(hears: () => void = () => undefined) {
  const frames: { readonly type: string; readonly value: unknown }[] = [];
  let text = '';
  let sources = 0;
  const keep = (type: string) => (value: unknown) => void frames.push({ type, value });
  const sink: Sink = {
    status: keep('status'),
    text: (delta) => {
      text += delta;
      hears();
    },
    toolCall: keep('toolCall'),
    toolResult: keep('toolResult'),
    source: (value) => {
      frames.push({ type: 'source', value });
      sources += 1;
      return sources;
    },
    proposal: keep('proposal'),
    suggestions: keep('suggestions'),
    verification: keep('verification'),
  };
  return { sink, frames, text: () => text };
}

export function modelWith(tools: FakeTools, ledger = new NoLedger(), names: readonly string[] = []) {
  const { ask } = askWith(ledger, undefined, names);
  const model = new ModelAnswerer(ask, tools as unknown as Toolbox);
  model.timeouts = HURRY;
  return { model, ledger };
}

/** Asks and listens. */
export async function answered(
  model: ModelAnswerer,
  question: Question,
  signal?: AbortSignal,
  hears: () => void = () => undefined,
) {
  const heard = listener(hears);
  const outcome: Outcome = await model.answer(question, heard.sink, signal ?? new AbortController().signal);
  return { outcome, text: heard.text(), frames: heard.frames };
}
