import { actions, figure, findings, heading, strengths, type AssetType } from './module.js';

/** Papers of the module. */
export const successAssets: readonly AssetType[] = [
  {
    key: 'kpi-tree',
    label: 'KPI tree',
    headings: [
      heading('outcome', 'Outcome', 'What is it all for?', figure('winRate')),
      heading('leading', 'What leads to it', 'What do we see before?', figure('coverage')),
      heading('activity', 'What people do', 'Which activity moves that?'),
      heading('quality', 'How well', 'How do we see that it is done well?', strengths),
      heading('left-out', 'What we leave out', 'Which figures do we not follow, and why?', findings),
    ],
  },
  {
    key: 'qbr-template',
    label: 'Quarterly business review',
    headings: [
      heading('aims', 'What was agreed', 'What did the customer want from the quarter?'),
      heading('reached', 'What was reached', 'Which numbers show it?', figure('averageDeal')),
      heading('missed', 'What was not', 'What came in between?', findings),
      heading('next', 'The next quarter', 'What do both sides want?', actions),
      heading('asks', 'What we ask for', 'What do we need from them?'),
    ],
  },
  {
    key: 'health-scorecard',
    label: 'Health scorecard',
    headings: [
      heading('use', 'Use', 'How do we see that they use it?'),
      heading('value', 'Value', 'How do we see that it helps?', strengths),
      heading('people', 'People', 'Who speaks for us there?'),
      heading('warning', 'Warning signs', 'What is seen before somebody leaves?', findings),
      heading('answer', 'What we do then', 'Who does what at yellow and at red?', actions),
    ],
  },
];
