import { actions, figure, findings, heading, type AssetType } from './module.js';

/** Papers of the module. */
export const planningAssets: readonly AssetType[] = [
  {
    key: 'capacity-plan',
    label: 'Capacity plan',
    headings: [
      heading('target', 'Target', 'What is to be won in the year?', figure('quotaCover')),
      heading('capacity', 'Capacity', 'What can the people we have win?', figure('capacity')),
      heading('gap', 'Gap', 'What is missing, and from when on?', figure('quotaSet')),
      heading('hires', 'Hires', 'Whom do we need, and by when?'),
      heading('risks', 'Risks', 'What if somebody leaves?', findings),
      heading('steps', 'Next steps', 'What is decided now?', actions),
    ],
  },
  {
    key: 'territory-plan',
    label: 'Territory plan',
    of: 'Territory',
    headings: [
      heading('market', 'The market', 'Which accounts are there, and what could they buy?'),
      heading('balance', 'Balance', 'How does it compare with the others?', figure('territoryBalance')),
      heading('focus', 'Focus', 'Which accounts come first?'),
      heading('activities', 'Activities', 'What is done each week?'),
      heading('risks', 'Risks', 'What could we lose?', findings),
    ],
  },
  {
    key: 'account-plan',
    label: 'Account plan',
    of: 'Account',
    headings: [
      heading('customer', 'The customer', 'What do they want to reach this year?'),
      heading('people', 'People', 'Who decides, who helps, who is against it?'),
      heading('today', 'What they have', 'What do they use of ours, and what of others?'),
      heading('chances', 'Chances', 'What could come next?', figure('averageDeal')),
      heading('risks', 'Risks', 'What could make them leave?'),
      heading('steps', 'Next steps', 'Who does what until when?'),
    ],
  },
];
