import { actions, figure, findings, heading, strengths, type AssetType } from './module.js';

/** Papers of the module. */
export const compensationAssets: readonly AssetType[] = [
  {
    key: 'comp-plan',
    label: 'Compensation plan',
    of: 'Role',
    headings: [
      heading('aim', 'What it rewards', 'Which behavior should pay?', strengths),
      heading('mix', 'Pay mix', 'How much is fixed, and how much depends on results?'),
      heading('quota', 'Quota', 'What is expected, and how was it set?', figure('quotaReached')),
      heading('rules', 'Rules', 'What pays how much, in plain words?'),
      heading('edge-cases', 'Special cases', 'What of shared deals, leave and changes of territory?'),
      heading('questions', 'Open questions', 'What do people ask?', findings),
    ],
  },
  {
    key: 'payout-simulation',
    label: 'Payout simulation',
    headings: [
      heading('assumptions', 'Assumptions', 'Which deals and which rules were used?', figure('averageDeal')),
      heading('result', 'Result', 'What would have been paid?', figure('attainment')),
      heading('who', 'Who gains and who loses', 'For whom does it change most?'),
      heading('cost', 'Cost', 'What does it come to, against the budget?'),
      heading('decision', 'What follows', 'Do we take it, and from when on?', actions),
    ],
  },
  {
    key: 'spiff-brief',
    label: 'SPIFF brief',
    headings: [
      heading('aim', 'Aim', 'What should happen that does not happen by itself?', findings),
      heading('rules', 'Rules', 'Who gets what for which deal?'),
      heading('period', 'Period', 'From when until when?'),
      heading('budget', 'Budget', 'What may it cost at most?', figure('averageDeal')),
      heading('check', 'How we see it worked', 'What is compared with what?', figure('quotaReached')),
    ],
  },
];
