import { createDeal } from '@talent-os/contracts/sales/deals.js';
import type { DealStage } from '@talent-os/contracts/sales/deal-stages.js';
import { demoId } from '@talent-os/service-kit';
import { dayOf } from '@talent-os/service-kit/calendar';
import { changesOf, noteOf, refusalOf, type Move } from '../deals/deal.rules.js';

export type DealFacts = {
  readonly name: string;
  readonly accountId: string;
  readonly ownerId: string;
  readonly amount: number;
  readonly closeDate: string;
  readonly source: string;
  readonly competitor: string | null;
};
export type Step = { readonly at: Date; readonly move: Move };
export type Contact = { readonly at: Date; readonly text: string };
export type DemoEntry = {
  readonly dealId: string;
  readonly kind: 'created' | 'stage' | 'activity';
  readonly fromStage: DealStage | null;
  readonly toStage: DealStage | null;
  readonly note: string | null;
  readonly byId: string;
  readonly createdAt: Date;
};
export type DemoDeal = ReturnType<typeof simulateDeal>['deal'];

/** A deal that was logged, moved and talked about as listed, each step by the rules a person is held to. */
export function simulateDeal(
  key: readonly string[],
  facts: DealFacts,
  createdAt: Date,
  steps: readonly Step[],
  contacts: readonly Contact[],
) {
  createDeal.input.parse(facts);
  const id = demoId('deal', ...key);
  const by = { dealId: id, byId: facts.ownerId, fromStage: null, toStage: null, note: null };
  const entries: DemoEntry[] = [{ ...by, kind: 'created', toStage: 'prospect', createdAt }];
  let state = {
    stage: 'prospect' as DealStage,
    closeDate: facts.closeDate,
    lossReason: null as string | null,
    closedAt: null as Date | null,
  };
  for (const { at, move } of steps) {
    const before = { amount: facts.amount, ...state };
    const refusal = refusalOf(before, move, dayOf(at));
    if (refusal) throw new Error(`demo deal ${facts.name}: ${refusal}`);
    state = changesOf(before, move, at);
    entries.push({
      ...by,
      kind: 'stage',
      fromStage: before.stage,
      toStage: move.stage,
      note: noteOf(move),
      createdAt: at,
    });
  }
  for (const { at, text } of contacts) entries.push({ ...by, kind: 'activity', note: text, createdAt: at });
  entries.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const { stage, closeDate, lossReason, closedAt } = state;
  const lastActivityAt = entries.at(-1)!.createdAt;
  return { deal: { id, ...facts, stage, closeDate, lossReason, closedAt, createdAt, lastActivityAt }, entries };
}
