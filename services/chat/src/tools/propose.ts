import { admits, errors, type ErrorCode } from '@talent-os/contracts';
import type { Proposal as Card } from '@talent-os/contracts/chat/parts.js';
import { DomainError, uuidv7, type Transaction } from '@talent-os/service-kit';
import { knownArguments } from './json-schema.js';
import { namedById, type Named } from './named-row.js';
import { valueAt } from './paths.js';
import { detailsOf } from './proposal-words.js';
import { Proposal } from './proposal.entity.js';
import { PROPOSAL_LIFE_MS, proposalKey, signatureOf } from './proposal.rules.js';
import { recordCall, writeCall } from './record-call.js';
import { refusalText } from './refusal.rules.js';
import { check, type Arguments } from './run-tool.js';
import type { Tool } from './tool.js';
import type { ToolRun } from './tool-run.js';

export type Proposed =
  | { readonly outcome: 'proposed'; readonly proposal: Card }
  | { readonly outcome: 'denied' | 'failed'; readonly callId: string; readonly text: string; readonly code: ErrorCode };

type Admit = (tx: Transaction) => Promise<void>;

/**
 * Turns a change into a card the person approves or declines. Nothing is changed. What the arguments name is read with the
 * caller's rights, so a card never speaks of a record they may not see, and it binds the version they saw. What is
 * refused is recorded as well. `admit` may refuse in the transaction that writes the card.
 */
export async function propose(
  tool: Tool,
  args: Arguments,
  run: ToolRun,
  callId = uuidv7(),
  admit?: Admit,
): Promise<Proposed> {
  const { operation, spec } = tool;
  const startedAt = performance.now();
  const known = knownArguments(operation, args);
  const refuse = async (outcome: 'denied' | 'failed', code: ErrorCode, text: string): Promise<Proposed> => {
    const decision = outcome === 'denied' ? 'denied' : 'allowed';
    await recordCall(run, { callId, operation, args: known, startedAt, decision, outcome, rows: null });
    return { outcome, callId, code, text };
  };
  if (!spec.proposes) throw new Error(`${tool.name} may not be proposed`);
  if (!admits(run.ctx.ability, operation.access))
    return refuse('denied', 'access.denied', refusalText(operation.access, run.ctx.ability));
  const named = await namesOf(tool, known, run);
  if (named instanceof DomainError) return refuse('failed', named.code, errors[named.code].title);
  const complete = { ...known, ...filledIn(tool, named) };
  try {
    check(operation, complete);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const reasons = (error.fields ?? []).map(({ field, message }) => `${field}: ${message}`);
    return refuse('failed', error.code, [errors[error.code].title, ...reasons].join('. '));
  }
  return { outcome: 'proposed', proposal: await signed(tool, complete, named, run, callId, admit) };
}

/** What each id among the arguments stands for. An id the caller cannot read is missing, as on the screens. */
async function namesOf(
  { spec }: Tool,
  args: Arguments,
  run: ToolRun,
): Promise<ReadonlyMap<string, Named> | DomainError> {
  const named = new Map<string, Named>();
  for (const [field, { lookup }] of Object.entries(spec.slots ?? {})) {
    const id = args[field];
    if (!lookup || typeof id !== 'string') continue;
    const found = await namedById(field, lookup, id, run);
    if (!found) return new DomainError('resource.missing');
    named.set(field, found);
  }
  return named;
}

/** Fields whose value stands in the row of another one: `version` from `dealId.version`. */
function filledIn({ spec }: Tool, named: ReadonlyMap<string, Named>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(spec.slots ?? {}).flatMap(([field, { from }]) => {
      const [source = '', ...path] = from?.split('.') ?? [];
      const value = valueAt(named.get(source)?.row, path.join('.'));
      return from && value !== undefined ? [[field, value]] : [];
    }),
  );
}

async function signed(
  tool: Tool,
  args: Arguments,
  named: ReadonlyMap<string, Named>,
  run: ToolRun,
  callId: string,
  admit: Admit | undefined,
): Promise<Card> {
  const startedAt = performance.now();
  const ctx = run.ctx.withDeadline(5_000);
  const { organizationId, userId } = ctx;
  const operation = tool.name;
  const expiresAt = new Date(Date.now() + PROPOSAL_LIFE_MS);
  await ctx.db.write(async (tx) => {
    await admit?.(tx);
    const row = { runId: run.runId, userId, operation, args, expiresAt, state: 'waiting' as const };
    await tx.insert(Proposal, { id: callId, ...row, outcome: null, decidedAt: null });
    const record = { callId, operation: tool.operation, args, startedAt, rows: null };
    await writeCall(tx, ctx, run, { ...record, decision: 'proposed', outcome: 'waiting' });
  });
  const bound = { organizationId, runId: run.runId, callId, userId, operation, args, expiresAt };
  const { title, permission } = tool.spec.proposes!;
  return {
    runId: run.runId,
    callId,
    operation,
    title,
    details: detailsOf(tool, args, named),
    permission,
    expiresAt: expiresAt.toISOString(),
    signature: signatureOf(proposalKey(process.env.MASTER_KEY), bound),
    state: 'waiting',
    outcome: null,
  };
}
