import { planningAssets } from './planning.assets.data.js';
import { action, says, type ExcellenceModule } from './module.js';

export const planning: ExcellenceModule = {
  label: 'Planning',
  place: 6,
  about: 'Whether targets, people and territories add up before the year begins.',
  metrics: ['quotaCover', 'capacity', 'quotaSet', 'territoryBalance'],
  dimensions: [
    {
      key: 'targets',
      label: 'Targets',
      weight: 3,
      metric: 'quotaCover',
      statements: [
        says('early', 'I know my quota before the quarter begins', 2),
        says('reasoned', 'I know how it was calculated'),
        says('reachable', 'It can be reached with good work'),
        says('stable', 'It does not change within the quarter'),
      ],
      actions: [
        action('quota-basis', 'Show every seller how their quota was made', 1),
        action('close-gap', 'Spread what quotas miss of the target, or lower it', 2),
      ],
    },
    {
      key: 'capacity',
      label: 'Capacity',
      weight: 2,
      metric: 'capacity',
      statements: [
        says('enough-people', 'We are enough people for our target', 2),
        says('ramp-counted', 'The plan counts new sellers as what they can sell by then'),
        says('leaving-counted', 'It expects that some of us leave'),
        says('seats-filled', 'Empty seats are filled within a quarter'),
      ],
      actions: [
        action('capacity-table', 'Calculate capacity month by month with ramp and leavers', 2),
        action('open-seat', 'Request the seats that capacity misses', 3),
      ],
    },
    {
      key: 'territory',
      label: 'Territory',
      weight: 2,
      metric: 'territoryBalance',
      statements: [
        says('potential', 'My territory has the potential my quota asks for', 2),
        says('plan', 'I have a written plan for it'),
        says('top-accounts', 'I know my ten most promising accounts'),
        says('changes-fair', 'Changes of territories are announced and fair'),
      ],
      actions: [
        action('territory-plan', 'Write a one-page plan for each territory', 1),
        action('balance', 'Move accounts until nine of ten territories are balanced', 3),
      ],
    },
    {
      key: 'risk',
      label: 'Risk',
      weight: 2,
      metric: 'quotaSet',
      statements: [
        says('named', 'We know the three largest risks to our year', 2),
        says('concentration', 'No single customer decides about our year'),
        says('answer', 'For each risk it is clear what we do, and when'),
        says('mid-year', 'We look at the plan again in the middle of the year'),
      ],
      actions: [
        action('risk-list', 'Keep a list of three risks with an owner each', 1),
        action('quota-for-all', 'Publish a quota for every seller who has none', 1),
      ],
    },
  ],
  assets: planningAssets,
};
