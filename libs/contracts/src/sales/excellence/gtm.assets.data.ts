import { actions, competitors, figure, findings, heading, strengths, told, type AssetType } from './module.js';

/** Papers of the module. */
export const gtmAssets: readonly AssetType[] = [
  {
    key: 'competitive-battlecard',
    label: 'Competitive battlecard',
    of: 'Competitor',
    lines: 5,
    headings: [
      heading('snapshot', 'Snapshot', 'Who are they, whom do they sell to, and what changed lately?', competitors),
      heading(
        'where-we-win',
        'Where we win',
        'Where did we beat them in the last deals, and why?',
        figure('winRateByCompetitor'),
      ),
      heading('where-they-win', 'Where they win', 'What did customers say who chose them?', figure('lostOnPrice')),
      heading('questions', 'Questions to ask', 'Which questions bring up what they do badly?'),
      heading('objections', 'Objections and answers', 'What do customers hold against us, and what is the answer?'),
      heading('pricing', 'Pricing stance', 'What do we do when they are cheaper?'),
      heading('proof', 'Proof', 'Which customer can say so?'),
    ],
  },
  {
    key: 'ideal-customer-profile',
    label: 'Ideal customer profile',
    of: 'Segment',
    headings: [
      heading('who', 'Who they are', 'Which companies are these: size, branch, places?', told('customer')),
      heading('why-now', 'Why they buy now', 'What has happened just before they look for something like ours?'),
      heading(
        'figures',
        'What the numbers say',
        'In which segment do we win, and how fast?',
        figure('winRateBySegment'),
        figure('cycleBySegment'),
      ),
      heading('signs', 'Signs of a good fit', 'What do we see before the first talk?', strengths),
      heading('not-them', 'Who does not fit', 'Which deals should we have left alone?', findings),
    ],
  },
  {
    key: 'buyer-persona',
    label: 'Buyer persona',
    of: 'Role',
    headings: [
      heading('role', 'The role', 'What are they responsible for, and who do they report to?', told('customer')),
      heading('goals', 'What they want', 'What are they measured by this year?'),
      heading('worries', 'What worries them', 'What keeps them from deciding?'),
      heading('decides', 'How they decide', 'Who else is asked, and in which order?'),
      heading('say', 'What to say', 'Which sentence makes them listen?'),
      heading('avoid', 'What to leave out', 'What have they heard too often?'),
    ],
  },
  {
    key: 'value-proposition',
    label: 'Value proposition',
    headings: [
      heading('customer', 'For whom', 'Whose problem is it?', told('customer')),
      heading('problem', 'The problem', 'What does it cost them to leave it as it is?'),
      heading('offer', 'What we offer', 'What do they get, in a sentence?', told('product')),
      heading('different', 'Why ours', 'What do others not have?', competitors, strengths),
      heading('proof', 'Proof', 'Who says so, with which numbers?'),
    ],
  },
  {
    key: 'gtm-plan',
    label: 'Go-to-market plan',
    headings: [
      heading('aim', 'Aim', 'What do we want to have reached, and when?', figure('winRate')),
      heading('market', 'Market', 'Which segments come first?', figure('winRateBySegment')),
      heading('offer', 'Offer and price', 'What do we sell there, at which price?', told('product')),
      heading('channels', 'Channels', 'How do we reach them?'),
      heading('risks', 'Risks', 'What could go wrong?', findings),
      heading('steps', 'Next steps', 'Who does what until when?', actions),
    ],
  },
  {
    key: 'pricing-guide',
    label: 'Pricing guide',
    headings: [
      heading('packages', 'What we sell', 'What belongs to which package?', told('product')),
      heading('prices', 'Prices', 'What does it cost, and what does a usual deal come to?', figure('averageDeal')),
      heading('discounts', 'Discounts', 'Who may give how much, and for what in return?'),
      heading('lost', 'Lost on price', 'Where did the price decide, and was it the price?', figure('lostOnPrice')),
      heading('say', 'What to say', 'What do we answer when it is too dear?', actions),
    ],
  },
];
