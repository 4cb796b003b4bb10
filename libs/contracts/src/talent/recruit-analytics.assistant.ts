import type { AssistantSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

export const recruitAnalytics: AssistantSpec = {
  examples: [
    'what is our time to fill',
    'what is our time to hire',
    'how many offers are accepted',
    'where do we lose applicants',
    'how does our hiring funnel convert',
    'hiring analytics',
    'how long do people wait in each stage',
    'how quickly do we hire',
  ],
  hubs: ['talent'],
  label: 'Hiring analytics',
  describe:
    'Median time to fill and to hire, offer acceptance, scorecards in time and conversion by stage over the last 12 months, 6 months or 90 days. It names nobody. For applications under way use the applications.',
  synonyms: splitAtCommas(
    'recruiting analytics, hiring figures, hiring metrics, time to fill, time to hire, offer acceptance, hiring funnel, conversion, source yield',
  ),
  link: '/talent/recruit/analytics',
  slots: {
    period: {
      label: 'Period',
      words: {
        '365': splitAtCommas('last year, last 12 months, last twelve months'),
        '180': splitAtCommas('last 6 months, last six months, half a year'),
        '90': splitAtCommas('last 90 days, last quarter, last three months'),
      },
    },
  },
  present: {
    lead: [
      'From {from} to {until} {closed|one:position} was filled.',
      'Time to fill: {timeToFill.median} days; time to hire: {timeToHire.median} days; offers accepted: {offers.percent}%.',
    ],
    rows: {
      at: 'funnel',
      one: 'stage',
      many: 'stages',
      columns: { Stage: 'stage', Reached: 'reached', 'Went on %': 'wentOn.percent' },
      empty: 'Needs 5 closed positions',
    },
  },
  phi: { 'interviewers.interviewerName': 'PERSON' },
};
