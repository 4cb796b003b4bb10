import { analyticsAssets } from './analytics.assets.data.js';
import { action, says, type ExcellenceModule } from './module.js';

export const analytics: ExcellenceModule = {
  label: 'Analytics',
  place: 2,
  about: 'Whether our figures are right, early, and used to decide.',
  metrics: ['velocity', 'coverage', 'forecastActual', 'stageConversion', 'stalled', 'winRate'],
  dimensions: [
    {
      key: 'data-quality',
      label: 'Data quality',
      weight: 3,
      metric: 'stalled',
      statements: [
        says('up-to-date', 'Amount, stage and close date of my deals are right today', 2),
        says('same-meaning', 'A stage means the same to all of us'),
        says('little-effort', 'Keeping deals up to date costs me less than an hour a week'),
        says('no-second-list', 'Nobody keeps a second list beside the product'),
      ],
      actions: [
        action('stalled-review', 'Go through every stalled deal: next step or closed', 1),
        action('stage-criteria', 'Write down what must be true to enter each stage', 1),
      ],
    },
    {
      key: 'forecast-accuracy',
      label: 'Forecast accuracy',
      weight: 2,
      metric: 'forecastActual',
      statements: [
        says('close', 'Our forecast of a quarter comes within ten percent', 2),
        says('from-facts', 'It rests on what customers did, not on how we feel'),
        says('slips-explained', 'We know why deals slip into the next quarter'),
        says('early', 'We see a weak quarter in its first month'),
      ],
      actions: [
        action('weekly-call', 'Hold one forecast talk a week on changes alone', 1),
        action('slip-reasons', 'Note the reason whenever a close date moves', 1),
      ],
    },
    {
      key: 'funnel-health',
      label: 'Funnel health',
      weight: 3,
      metric: 'winRate',
      statements: [
        says('enough', 'I have enough in the funnel for the next two quarters', 2),
        says('weak-stage', 'We know in which stage we lose most'),
        says('clean-out', 'Deals without a next step leave the funnel'),
        says('new-every-week', 'New deals come in every week, not in bursts'),
      ],
      actions: [
        action('weakest-stage', 'Coach the weakest stage for one month', 2),
        action('prospecting-hours', 'Block four hours a week for new deals', 1),
      ],
    },
    {
      key: 'leading-indicators',
      label: 'Leading indicators',
      weight: 1,
      metric: 'coverage',
      statements: [
        says('few', 'We watch three to five early signs, and no more', 2),
        says('weekly', 'I see mine every week without asking'),
        says('act', 'When one turns, we do something about it'),
        says('proven', 'We have checked that they come before revenue'),
      ],
      actions: [
        action('choose-signs', 'Choose three early signs and show them weekly', 1),
        action('check-signs', 'Compare the signs of last year with its revenue', 2),
      ],
    },
  ],
  assets: analyticsAssets,
};
