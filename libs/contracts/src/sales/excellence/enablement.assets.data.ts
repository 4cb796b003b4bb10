import { actions, competitors, figure, findings, heading, told, type AssetType } from './module.js';

/** Papers of the module. */
export const enablementAssets: readonly AssetType[] = [
  {
    key: 'sales-playbook',
    label: 'Sales playbook',
    headings: [
      heading('customer', 'Whom we sell to', 'Whose problem do we solve?', told('customer')),
      heading('offer', 'What we sell', 'What do they get?', told('product')),
      heading('stages', 'Stages', 'What has to be true before a deal moves on?'),
      heading('talks', 'Talks', 'What is said in the first, the second and the last talk?'),
      heading('method', 'Methodology', 'Which part of it is used when?', figure('methodologyCompletion')),
      heading('mistakes', 'Usual mistakes', 'What costs us deals?', findings),
      heading('help', 'Where to get help', 'Who knows more?'),
    ],
  },
  {
    key: 'objection-guide',
    label: 'Objection guide',
    headings: [
      heading('price', 'On the price', '“Too expensive”: what is behind it, and what do we say?'),
      heading('time', 'On the time', '“Not now”: what happens if they wait?'),
      heading('competitor', 'On competitors', '“We look at another one”: what do we ask?', competitors),
      heading('change', 'On the change', '“We have something already”: what did others say?'),
      heading('proof', 'Proof', 'Who had the same doubt, and what became of it?'),
    ],
  },
  {
    key: 'ramp-plan',
    label: 'Ramp plan',
    headings: [
      heading('first-week', 'First week', 'Whom do they meet, and what do they set up?'),
      heading('thirty', 'By day 30', 'What can they do alone?', figure('methodologyCompletion')),
      heading('sixty', 'By day 60', 'Which talks do they lead?'),
      heading('ninety', 'By day 90', 'What have they sold?'),
      heading('buddy', 'Who helps', 'Who answers everything?', actions),
      heading('check', 'How it is checked', 'Who looks at what they can do?', findings),
    ],
  },
];
