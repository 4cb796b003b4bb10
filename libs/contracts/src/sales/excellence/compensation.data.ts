import { compensationAssets } from './compensation.assets.data.js';
import { action, says, type ExcellenceModule } from './module.js';

export const compensation: ExcellenceModule = {
  label: 'Compensation',
  place: 8,
  about: 'Whether pay leads where the company wants to go, and everybody understands it.',
  metrics: ['attainment', 'payoutAgainstTarget', 'openDisputes', 'payMix', 'quotaReached'],
  dimensions: [
    {
      key: 'alignment',
      label: 'Alignment',
      weight: 3,
      metric: 'quotaReached',
      statements: [
        says('right-deals', 'What pays me best is what is best for the company', 2),
        says('long-term', 'Deals that last pay better than deals that end soon'),
        says('team', 'Helping a colleague does not cost me money'),
        says('strategy', 'The plan changed when our strategy did'),
      ],
      actions: [
        action('compare-strategy', 'Compare what the plan pays for with this year’s goals', 1),
        action('help-pays', 'Agree how two sellers share a deal', 2),
      ],
    },
    {
      key: 'simplicity',
      label: 'Simplicity',
      weight: 2,
      statements: [
        says('explain', 'I can explain my plan in two minutes', 2),
        says('calculate', 'I can work out what a deal pays me'),
        says('few-parts', 'My pay depends on three things at most'),
        says('surprise', 'My pay slip has never surprised me'),
      ],
      actions: [
        action('one-example', 'Give everybody one worked example of their plan', 1),
        action('fewer-parts', 'Cut the plan to three parts', 3),
      ],
    },
    {
      key: 'fairness',
      label: 'Fairness',
      weight: 2,
      statements: [
        says('equal-quotas', 'Quotas are equally hard to reach', 2),
        says('dispute', 'A dispute gets a fair answer'),
        says('same-rules', 'The same rules hold for all of us'),
        says('new-sellers', 'New sellers can live on their pay'),
      ],
      actions: [
        action('quota-check', 'Compare quota and potential of every territory', 2),
        action('answer-time', 'Promise an answer to disputes within five days', 1),
      ],
    },
    {
      key: 'cost',
      label: 'Cost',
      weight: 1,
      statements: [
        says('budget', 'We know what the plan costs before the year begins', 2),
        says('worth', 'What we pay for is worth it'),
        says('no-windfall', 'Nobody is paid for what would have come anyway'),
        says('on-time', 'I am paid on time'),
      ],
      actions: [
        action('three-cases', 'Calculate the plan for a weak, a usual and a strong year', 2),
        action('pay-day', 'Fix one day a month on which variable pay is settled', 1),
      ],
    },
  ],
  assets: compensationAssets,
};
