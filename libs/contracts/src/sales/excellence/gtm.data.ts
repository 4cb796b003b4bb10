import { gtmAssets } from './gtm.assets.data.js';
import { action, says, type ExcellenceModule } from './module.js';

export const gtm: ExcellenceModule = {
  label: 'Go-to-Market Strategy',
  short: 'Go-to-Market',
  place: 1,
  about: 'Whom we sell to, what we promise them, and how we reach them before others do.',
  metrics: ['winRateBySegment', 'cycleBySegment', 'winRateByCompetitor', 'lostOnPrice'],
  dimensions: [
    {
      key: 'market-focus',
      label: 'Market focus',
      weight: 3,
      metric: 'winRateBySegment',
      statements: [
        says('segments-named', 'We can name the segments we sell to, and the ones we leave', 2),
        says('time-where-we-win', 'Most of our selling time goes where we win'),
        says('no-is-said', 'We turn down deals that do not fit'),
        says('reviewed', 'The choice of segments is looked at again every quarter'),
      ],
      actions: [
        action('drop-segment', 'Leave the segment with the lowest win rate', 2),
        action('fit-rule', 'Write one page on which deals we turn down', 1),
      ],
    },
    {
      key: 'icp-clarity',
      label: 'ICP clarity',
      weight: 2,
      statements: [
        says('written', 'Our ideal customer is written down in facts that can be checked', 2),
        says('same-answer', 'Two of us would pick the same accounts from a list'),
        says('trigger', 'We know which events make a customer look for us'),
        says('scored', 'New accounts are compared with the profile before we call'),
      ],
      actions: [
        action('write-profile', 'Write the ideal customer down from the last 20 wins', 2),
        action('score-accounts', 'Mark every account of the territories as fit or no fit', 2),
      ],
    },
    {
      key: 'value-proposition',
      label: 'Value proposition',
      weight: 2,
      metric: 'cycleBySegment',
      statements: [
        says('two-sentences', 'I can say in two sentences why customers choose us', 2),
        says('customers-words', 'Customers repeat it in their own words'),
        says('number', 'We can put a number on what changes for a customer'),
        says('same-story', 'Marketing, sales and service tell the same story'),
      ],
      actions: [
        action('one-page', 'Cut the story of each segment to one page', 1),
        action('three-numbers', 'Collect three results with numbers from customers', 2),
      ],
    },
    {
      key: 'channels',
      label: 'Channels',
      weight: 1,
      statements: [
        says('source-known', 'We know which source brings the deals we win', 2),
        says('partners', 'Partners bring us deals we would not find ourselves'),
        says('referrals', 'We ask satisfied customers for a referral as a rule'),
        says('cost', 'We know what a deal from each source costs us'),
      ],
      actions: [
        action('ask-referral', 'Ask for a referral in every first review with a customer', 1),
        action('two-partners', 'Win two partners who sell to the same customers', 3),
      ],
    },
    {
      key: 'competition',
      label: 'Competition',
      weight: 2,
      metric: 'winRateByCompetitor',
      statements: [
        says('known-early', 'We know who else is in a deal before the proposal', 2),
        says('answers', 'I have an answer to what each competitor says of us'),
        says('losses-told', 'We hear why a deal was lost, and from whom we lost it'),
        says('questions', 'I know the questions that show where we are stronger'),
      ],
      actions: [
        action('name-competitor', 'Enter the competitor of every deal before the proposal', 1),
        action('loss-calls', 'Call five lost customers a quarter and write down what they say', 2),
      ],
    },
    {
      key: 'pricing',
      label: 'Pricing',
      weight: 3,
      metric: 'lostOnPrice',
      statements: [
        says('discount-rule', 'A discount follows one written rule', 2),
        says('price-explained', 'I can explain our price in two sentences'),
        says('rivals-price', 'I know what competitors charge'),
        says('value-first', 'Buyers see the value before the price'),
      ],
      actions: [
        action('discount-rule', 'Write the discount rule and who may go beyond it', 1),
        action('price-card', 'Put a price card for each segment in the playbook', 2),
      ],
    },
  ],
  assets: gtmAssets,
};
