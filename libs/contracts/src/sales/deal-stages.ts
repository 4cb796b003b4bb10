/** Stages of a deal, in the order of the board, with the chance of winning that weighs the pipeline. */
export const dealStages = {
  prospect: { label: 'Prospect', probability: 0.1, open: true },
  qualified: { label: 'Qualified', probability: 0.25, open: true },
  proposal: { label: 'Proposal', probability: 0.5, open: true },
  negotiation: { label: 'Negotiation', probability: 0.75, open: true },
  closed_won: { label: 'Closed won', probability: 1, open: false },
  closed_lost: { label: 'Closed lost', probability: 0, open: false },
} as const;

export type DealStage = keyof typeof dealStages;
export const stageKeys = Object.keys(dealStages) as [DealStage, ...DealStage[]];
export const openStages = stageKeys.filter((stage) => dealStages[stage].open);

/** A deal without activity for longer than this is stalled. */
export const STALLED_AFTER_DAYS = 30;
