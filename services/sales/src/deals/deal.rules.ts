import type { ErrorCode } from '@talent-os/contracts';
import { dealStages, stageKeys, type DealStage } from '@talent-os/contracts/sales/deal-stages.js';
import type { Deal } from '@talent-os/contracts/sales/deals.js';
import type { Day } from '@talent-os/service-kit/calendar';
import { statesWithout } from '@talent-os/service-kit/may';

type DealFacts = { readonly stage: DealStage; readonly amount: number; readonly closeDate: Day };
/** What a person asks for when moving a deal. */
export type Move = {
  readonly stage: DealStage;
  readonly note?: string | undefined;
  readonly closeDate?: Day | undefined;
  readonly lossReason?: string | undefined;
};
type MoveError = Extract<ErrorCode, `deal.${string}`>;

/**
 * Where a deal may go from a stage: one step forward, lost from anywhere, back to any earlier stage (with a note).
 * One step, because conversion counts who entered the next stage. A closed deal stays closed, unless who answers for all
 * deals reopens it.
 */
export const movesFrom: Record<DealStage, readonly DealStage[]> = {
  prospect: ['qualified', 'closed_lost'],
  qualified: ['prospect', 'proposal', 'closed_lost'],
  proposal: ['prospect', 'qualified', 'negotiation', 'closed_lost'],
  negotiation: ['prospect', 'qualified', 'proposal', 'closed_won', 'closed_lost'],
  closed_won: [],
  closed_lost: [],
};

/** Where a closed deal that is reopened stands. */
const REOPENED: DealStage = 'negotiation';

export const isOpen = (stage: DealStage) => dealStages[stage].open;

const stageRefusal = (from: DealStage, to: DealStage, reopens: boolean): MoveError | undefined => {
  const targets = reopens && !isOpen(from) ? [REOPENED] : movesFrom[from];
  return targets.includes(to) ? undefined : 'deal.transition';
};

/** What whoever sees a deal may do with it in a stage. `reopens`: they answer for all deals. */
export const mayIn = (stage: DealStage, reopens = false): Deal['may'] => ({
  to: statesWithout(stageKeys, (to) => stageRefusal(stage, to, reopens)),
  do: isOpen(stage) ? ['update', 'log'] : ['log'],
});

/** What somebody does with a deal that is a colleague's, of which they have a share: read it. */
export const READ_ONLY: Deal['may'] = { to: [], do: [] };

const goesBack = (from: DealStage, to: DealStage) => stageKeys.indexOf(to) < stageKeys.indexOf(from);

/** The first rule a move would break, in the order people are told, or nothing. `today` is the UTC day. */
export function refusalOf(deal: DealFacts, move: Move, today: Day, reopens = false): MoveError | undefined {
  const refusal = stageRefusal(deal.stage, move.stage, reopens);
  if (refusal) return refusal;
  if (move.stage === 'closed_won' && deal.amount <= 0) return 'deal.amount';
  if (move.stage === 'closed_won' && (move.closeDate ?? deal.closeDate) > today) return 'deal.closeDate';
  if (move.stage === 'closed_lost' && !move.lossReason) return 'deal.lossReason';
  if (goesBack(deal.stage, move.stage) && !move.note) return 'deal.note';
  return undefined;
}

/** What an allowed move changes on the deal. A move is an activity: the deal is not stalled after it. */
export function changesOf(deal: DealFacts, move: Move, now: Date) {
  return {
    stage: move.stage,
    closeDate: move.closeDate ?? deal.closeDate,
    lossReason: move.stage === 'closed_lost' ? (move.lossReason ?? null) : null,
    closedAt: isOpen(move.stage) ? null : now,
    lastActivityAt: now,
  };
}

/** What the history says of a move: the note, or the reason of a loss. */
export const noteOf = (move: Move): string | null =>
  move.note || (move.stage === 'closed_lost' && move.lossReason) || null;

type Editable = {
  readonly name: string;
  readonly amount: number;
  readonly closeDate: Day;
  readonly source: string;
  readonly competitor: string | null;
};

const labels: Record<keyof Editable, string> = {
  name: 'name',
  amount: 'amount',
  closeDate: 'close date',
  source: 'source',
  competitor: 'competitor',
};

/** Which facts differ, in words for the history; nothing where none does. */
export function editOf(before: Editable, after: Editable): string | undefined {
  const changed = (Object.keys(labels) as (keyof Editable)[]).filter((field) => before[field] !== after[field]);
  return changed.length > 0 ? `Changed ${changed.map((field) => labels[field]).join(', ')}` : undefined;
}
