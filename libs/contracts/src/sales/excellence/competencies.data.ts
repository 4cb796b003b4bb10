import { competenciesAssets } from './competencies.assets.data.js';
import { action, says, type ExcellenceModule } from './module.js';

export const competencies: ExcellenceModule = {
  label: 'Competencies',
  place: 4,
  about: 'What our sellers are able to do, in the talks that decide deals.',
  metrics: ['quizResults', 'readiness', 'skillMatrix', 'coachingHours'],
  dimensions: [
    {
      key: 'discovery',
      label: 'Discovery',
      weight: 3,
      metric: 'quizResults',
      statements: [
        says('listen', 'In first talks the customer speaks more than I do', 2),
        says('problem-number', 'I leave with a number on the problem'),
        says('prepared', 'I know three facts of the customer before the first call'),
        says('next-step', 'Every talk ends with an agreed next step'),
      ],
      actions: [
        action('listen-back', 'Listen to one recorded first talk a week together', 1),
        action('question-list', 'Agree on ten questions for the first talk', 1),
      ],
    },
    {
      key: 'qualification',
      label: 'Qualification',
      weight: 3,
      statements: [
        says('who-decides', 'I know who decides, and how, before I write a proposal', 2),
        says('champion', 'I test whether my champion can move others'),
        says('walk-away', 'I give up a deal that cannot be won'),
        says('budget', 'I speak about money in the first half of a deal'),
      ],
      actions: [
        action('deal-review', 'Review the five largest open deals by the same questions', 1),
        action('exit-early', 'Agree on three signs at which a deal is given up', 1),
      ],
    },
    {
      key: 'negotiation',
      label: 'Negotiation',
      weight: 2,
      statements: [
        says('trade', 'I give nothing without getting something', 2),
        says('limit', 'I know my limit before the talk begins'),
        says('calm', 'I stay calm when a buyer threatens to leave'),
        says('terms', 'I know which terms I may change myself'),
      ],
      actions: [
        action('practice', 'Practice one real negotiation a month in pairs', 1),
        action('trade-list', 'Write the list of what we trade for a discount', 1),
      ],
    },
    {
      key: 'product',
      label: 'Product',
      weight: 2,
      statements: [
        says('show', 'I can show what matters to a customer without help', 2),
        says('limits', 'I know what our product does not do'),
        says('news', 'I hear of changes before customers do'),
        says('use-cases', 'I know three customers of the same kind by name'),
      ],
      actions: [
        action('demo-check', 'Have every seller show the product to a colleague once', 2),
        action('release-note', 'Send sellers a half-page note before each release', 1),
      ],
    },
    {
      key: 'tools',
      label: 'Tools',
      weight: 1,
      statements: [
        says('help', 'Our tools save me more time than they cost', 2),
        says('found', 'I find what I need for a deal in a minute'),
        says('learned', 'Somebody has shown me how to use them well'),
        says('few', 'I do not have to enter anything twice'),
      ],
      actions: [
        action('tool-hour', 'Hold one hour in which sellers show their shortcuts', 1),
        action('drop-tool', 'Give up the tool that is used least', 2),
      ],
    },
  ],
  assets: competenciesAssets,
};
