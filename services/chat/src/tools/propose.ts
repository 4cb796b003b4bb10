import { admits, errors, type ErrorCode, type Operation } from '@talent-os/contracts';
import type { Proposal as Card } from '@talent-os/contracts/chat/parts.js';
import { DomainError, uuidv7, type Transaction } from '@talent-os/service-kit';
import { knownArguments } from './json-schema.js';
import { namedById, type Named } from './named-row.js';
import { valueAt } from '../present/paths.js';
import { callerOf } from './locale.js';
import { cardTitle, detailsOf, type Origin } from './proposal-words.js';
import { Proposal } from './proposal.entity.js';
import { PROPOSAL_LIFE_MS, proposalKey, signatureOf } from './proposal.rules.js';
import { recordCall, writeCall } from './record-call.js';
import { refusalText } from './refusal.rules.js';
import { check, textOf, type Arguments } from './run-tool.js';
import type { Tool } from './tool.js';
import type { ToolRun } from './tool-run.js';

export type ProposalResult =
  | { readonly outcome: 'proposed'; readonly proposal: Card }
  | { readonly outcome: 'denied' | 'failed'; readonly callId: string; readonly text: string; readonly code: ErrorCode };

type AdmitProposal = (tx: Transaction) => Promise<void>;
type NamedArguments = ReadonlyMap<string, readonly Named[]>;
/** How a proposal comes about, beside its arguments. */
type ProposalOptions = {
  /** May refuse in the transaction that writes the card. */
  readonly admit?: AdmitProposal;
  /** Where each argument comes from, where that is known. */
  readonly origins?: Readonly<Record<string, Origin>>;
  readonly doubtful?: Parameters<typeof detailsOf>[0]['doubtful'];
  /** A proposal that this one stands in for: it can be approved no more. */
  readonly replaces?: string;
};

/**
 * Turns a change into a card the person approves or declines. Nothing is changed; what the operation would refuse is
 * refused at once. What the arguments name is read with the
 * caller's rights, so a card never speaks of a record they may not see, and it binds the version they saw. What is
 * refused is recorded as well.
 */
export async function propose(
  tool: Tool,
  args: Arguments,
  run: ToolRun,
  callId = uuidv7(),
  proposing: ProposalOptions = {},
): Promise<ProposalResult> {
  const { operation, spec } = tool;
  const startedAt = performance.now();
  const known = knownArguments(operation, args);
  const refuse = async (outcome: 'denied' | 'failed', code: ErrorCode, text: string): Promise<ProposalResult> => {
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
    return refuse('failed', error.code, textOf(error));
  }
  const refused = await refusedNow(operation, complete, run);
  if (refused) return refuse(refused.code === 'access.denied' ? 'denied' : 'failed', refused.code, textOf(refused));
  return { outcome: 'proposed', proposal: await signed(tool, complete, named, run, callId, proposing) };
}

/** How long a change is tried out at most, in milliseconds: somebody waits for its card. */
const TRIAL_PATIENCE_MS = 5_000;

/**
 * What the operation itself refuses of a change as everything stands: the rules that only its handler knows. Where it
 * cannot be asked now, or wants a proof of who the person is, that is found out when they approve.
 */
async function refusedNow(operation: Operation, args: Arguments, { ctx }: ToolRun): Promise<DomainError | undefined> {
  try {
    await ctx.withDeadline(TRIAL_PATIENCE_MS).tryOut(operation, args as never);
    return undefined;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return isFinal(error.code) ? error : undefined;
  }
}

const isFinal = (code: ErrorCode): boolean => {
  const { status, retryable } = errors[code] as { status: number; retryable?: true };
  return status < 500 && !retryable && !code.startsWith('auth.');
};

/** What each id among the arguments stands for. An id the caller cannot read is missing, as on the screens. */
async function namesOf({ spec }: Tool, args: Arguments, run: ToolRun): Promise<NamedArguments | DomainError> {
  const named = new Map<string, Named[]>();
  for (const [field, { lookup }] of Object.entries(spec.slots ?? {})) {
    if (!lookup) continue;
    for (const id of [args[field]].flat()) {
      if (typeof id !== 'string' && typeof id !== 'number') continue;
      const rows = new Map([...named].map(([name, [first]]) => [name, first!] as const));
      const found = await namedById(field, lookup, String(id), run, { args, rows });
      if (!found) return new DomainError('resource.missing');
      named.set(field, [...(named.get(field) ?? []), found]);
    }
  }
  return named;
}

/** Fields whose value stands in the row of another one: `version` from `dealId.version`. */
function filledIn({ spec }: Tool, named: NamedArguments): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(spec.slots ?? {}).flatMap(([field, { from }]) => {
      const [source = '', ...path] = from?.split('.') ?? [];
      const value = valueAt(named.get(source)?.[0]?.row, path.join('.'));
      return from && value !== undefined ? [[field, value]] : [];
    }),
  );
}

async function signed(
  tool: Tool,
  args: Arguments,
  named: NamedArguments,
  run: ToolRun,
  callId: string,
  { admit, origins = {}, doubtful, replaces }: ProposalOptions,
): Promise<Card> {
  const startedAt = performance.now();
  const ctx = run.ctx.withDeadline(5_000);
  const { organizationId, userId } = ctx;
  const operation = tool.name;
  const expiresAt = new Date(Date.now() + PROPOSAL_LIFE_MS);
  await ctx.db.write(async (tx) => {
    await admit?.(tx);
    if (replaces) await expire(tx, userId, replaces);
    const row = { runId: run.runId, userId, operation, args, expiresAt, state: 'waiting' as const };
    await tx.insert(Proposal, { id: callId, ...row, outcome: null, decidedAt: null });
    const record = { callId, operation: tool.operation, args, startedAt, rows: null };
    await writeCall(tx, ctx, run, { ...record, decision: 'proposed', outcome: 'waiting' });
  });
  const bound = { organizationId, runId: run.runId, callId, userId, operation, args, expiresAt };
  const { locale } = await callerOf(run.ctx);
  return {
    runId: run.runId,
    callId,
    operation,
    title: cardTitle({ tool, named, locale }),
    details: detailsOf({ tool, args, named, origins, doubtful, locale }),
    effect: tool.operation.summary,
    permission: tool.spec.proposes!.permission,
    expiresAt: expiresAt.toISOString(),
    signature: signatureOf(proposalKey(process.env.MASTER_KEY), bound),
    state: 'waiting',
    outcome: null,
  };
}

/** Ends a proposal of the caller that waits: they have thought better of it. */
export const dropProposal = ({ ctx }: ToolRun, callId: string): Promise<void> =>
  ctx.db.write((tx) => expire(tx, ctx.userId, callId));

/** Ends a proposal of the caller that waits: another one stands in its place. */
async function expire(tx: Transaction, userId: string, id: string): Promise<void> {
  const row = await tx.lock(Proposal, { id, userId });
  if (row.state === 'waiting') await tx.update(Proposal, row, { state: 'expired' });
}
