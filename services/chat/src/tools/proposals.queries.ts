import type { Proposal as Card } from '@talent-os/contracts/chat/parts.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { stateAt } from './proposal.rules.js';

type ProposalState = Pick<Card, 'state' | 'outcome'>;
type ProposalRow = ProposalState & { readonly id: string; readonly expiresAt: string };

/** The state of somebody's proposals now, the caller's unless said otherwise, by the id of their call: stored answers hold the cards as they were shown first. */
export async function proposalStates(
  ctx: Ctx,
  callIds: readonly string[],
  userId = ctx.userId,
): Promise<ReadonlyMap<string, ProposalState>> {
  if (callIds.length === 0) return new Map();
  const rows = await ctx.db.read<ProposalRow>(
    `select id, state, outcome, expires_at as "expiresAt" from chat.proposal
     where organization_id = $1 and user_id = $2 and id = any($3::uuid[])`,
    [userId, callIds],
  );
  return new Map(
    rows.map(({ id, state, outcome, expiresAt }) => [
      id,
      { state: stateAt(state, new Date(expiresAt), ctx.now), outcome },
    ]),
  );
}

/**
 * How many proposals the caller could approve right now. Until the transaction ends nobody else counts them.
 */
export async function waitingProposals(tx: Transaction, ctx: Ctx): Promise<number> {
  await tx.advisoryLock(`proposals/${ctx.userId}`);
  const row = await tx.readOne<{ waiting: number }>(
    `select count(*)::int as waiting from chat.proposal
     where organization_id = $1 and user_id = $2 and state = 'waiting' and expires_at > $3`,
    [ctx.userId, ctx.now],
  );
  return row?.waiting ?? 0;
}
