import { successAssets } from './success.assets.data.js';
import { action, says, type ExcellenceModule } from './module.js';

export const success: ExcellenceModule = {
  label: 'Success',
  place: 7,
  about: 'Which figures say that we succeed, from the result down to what we do each day.',
  metrics: ['quotaReached', 'averageDeal', 'winRate', 'coverage', 'activities', 'retention', 'attainment'],
  tree: [
    {
      metric: 'quotaReached',
      of: [{ metric: 'averageDeal' }, { metric: 'winRate' }, { metric: 'coverage', of: [{ metric: 'activities' }] }],
    },
    { metric: 'retention' },
  ],
  dimensions: [
    {
      key: 'outcome',
      label: 'Outcome measures',
      weight: 3,
      metric: 'quotaReached',
      statements: [
        says('goal-known', 'I know the result we want to reach this year', 2),
        says('my-part', 'I know my part of it'),
        says('seen', 'I can see every day how far we are'),
        says('celebrated', 'We celebrate what we reach'),
      ],
      actions: [
        action('goal-tree', 'Draw the year’s result down to each person on one page', 1),
        action('spread-review', 'Look at what sellers above quota do differently', 2),
      ],
    },
    {
      key: 'leading',
      label: 'Leading measures',
      weight: 2,
      metric: 'winRate',
      statements: [
        says('early-signs', 'We notice early whether a quarter will be good', 2),
        says('few', 'We look at few figures, and always at the same ones'),
        says('influence', 'I can influence the figures I am measured by'),
        says('talked-about', 'We talk about them every week'),
      ],
      actions: [
        action('weekly-three', 'Start each week with the same three figures', 1),
        action('win-rate-plan', 'Set a win rate per segment and how to reach it', 2),
      ],
    },
    {
      key: 'activity',
      label: 'Activity measures',
      weight: 1,
      metric: 'activities',
      statements: [
        says('sense', 'What is counted of my work makes sense', 2),
        says('no-games', 'Nobody does things only to be counted'),
        says('automatic', 'It is counted without effort of mine'),
        says('learning', 'We use it to learn, not to control'),
      ],
      actions: [
        action('drop-counts', 'Stop counting what leads to nothing', 1),
        action('log-automatic', 'Log activities where they happen', 2),
      ],
    },
    {
      key: 'quality',
      label: 'Quality measures',
      weight: 2,
      metric: 'retention',
      statements: [
        says('customers-stay', 'Customers we win stay', 2),
        says('kept-promises', 'We hear whether we kept our promises'),
        says('feedback', 'Customers rate how we sell to them'),
        says('counts', 'Quality counts as much as volume when we are judged'),
      ],
      actions: [
        action('ninety-day-call', 'Call each won customer after 90 days', 1),
        action('won-survey', 'Ask every new customer three questions about buying from us', 2),
      ],
    },
  ],
  assets: successAssets,
};
