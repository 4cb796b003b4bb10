import type { ChatMessage } from '@talent-os/contracts/chat/messages.js';
import type { Ctx } from '@talent-os/service-kit';
import { proposalStates } from '../tools/proposals.queries.js';

/** A column that says whether a message `m` holds a proposal. */
export const PROPOSES = `m.parts @> '[{"type": "proposal"}]' as proposes`;

type DecisionRow = { readonly text: string; readonly proposes: boolean };

/** Stored answers hold proposals as they were first shown: these say what has become of them. */
export async function withDecisions<R extends DecisionRow>(
  ctx: Ctx,
  rows: readonly R[],
  ownerId = ctx.userId,
): Promise<R[]> {
  const messages = new Map(
    rows.filter(({ proposes }) => proposes).map((row) => [row, JSON.parse(row.text) as ChatMessage]),
  );
  const proposals = [...messages.values()]
    .flatMap(({ parts }) => parts)
    .flatMap((part) => (part.type === 'proposal' ? [part.proposal] : []));
  const states = await proposalStates(
    ctx,
    proposals.map(({ callId }) => callId),
    ownerId,
  );
  for (const proposal of proposals) Object.assign(proposal, states.get(proposal.callId));
  return rows.map((row) => (messages.has(row) ? { ...row, text: JSON.stringify(messages.get(row)) } : row));
}
