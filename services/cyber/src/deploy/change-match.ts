import { deployFilled } from '@talent-os/contracts/cyber/deploy-events.js';
import type { MatchState } from '@talent-os/contracts/cyber/deploy-states.js';
import { DomainError, type Ctx, type Transaction } from '@talent-os/service-kit';
import { DeployMatch } from './deploy-match.entity.js';
import { DeployRequest } from './deploy-request.entity.js';
import { stateAfter, stepRefusal, type Step } from './deploy.rules.js';

export const statesOf = (matches: readonly DeployMatch[]): MatchState[] => matches.map(({ status }) => status);

type MatchStep = { readonly proposalId: string; readonly step: Step; readonly ofCaller?: boolean };
type LockedMatch = {
  readonly request: DeployRequest;
  readonly match: DeployMatch;
  readonly matches: readonly DeployMatch[];
};

/**
 * Takes a step with one person of a request, once the rules allow it. The request is locked first, so that its people
 * are counted one step at a time.
 */
export function changeMatch(
  ctx: Ctx,
  { proposalId, step, ofCaller }: MatchStep,
  work: (tx: Transaction, locked: LockedMatch) => Promise<void>,
): Promise<DeployRequest> {
  return ctx.db.write(async (tx) => {
    const { requestId } = await tx.get(DeployMatch, { id: proposalId, ...(ofCaller && { userId: ctx.userId }) });
    const request = await tx.lock(DeployRequest, requestId);
    const match = await tx.lock(DeployMatch, proposalId);
    const matches = await tx.findAll(DeployMatch, { requestId });
    const refusal = stepRefusal(step, request, match.status, statesOf(matches));
    if (refusal) throw new DomainError(refusal);
    await work(tx, { request, match, matches });
    await settleRequest(tx, ctx, request);
    return request;
  });
}

/** Brings a request to where its people are. */
export async function settleRequest(tx: Transaction, ctx: Ctx, request: DeployRequest): Promise<void> {
  const matches = await tx.findAll(DeployMatch, { requestId: request.id });
  const status = stateAfter(request, statesOf(matches));
  if (status === request.status) return;
  await tx.update(DeployRequest, request, { status });
  if (status !== 'deployed') return;
  const openUserIds = await closeOpen(tx, matches, 'Everybody needed is deployed');
  ctx.emit(deployFilled, { requestId: request.id, openUserIds });
}

/** Declines for the people who still wait: asked or accepted, and not deployed. Answers who they are. */
export async function closeOpen(tx: Transaction, matches: readonly DeployMatch[], reason: string): Promise<string[]> {
  const open = matches.filter(({ status }) => status === 'proposed' || status === 'accepted');
  for (const match of open) await tx.update(DeployMatch, match, { status: 'declined', reason });
  return open.map(({ userId }) => userId);
}

/** What events say of a match. */
export const eventPayload = ({ requestId, userId, proposedById }: DeployMatch) => ({ requestId, userId, proposedById });
