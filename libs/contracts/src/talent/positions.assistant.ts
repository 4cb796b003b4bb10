import type { AssistantSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

export const positionsList: AssistantSpec = {
  examples: [
    'which positions are open',
    'show my open positions',
    'how many open seats do I recruit for',
    'what does the funnel of my positions look like',
    'how many applicants do my positions have',
    'which of my positions have new applicants',
    'how many interviews are today',
    'how many offers are out',
    'which positions have no applicants',
    'which seat has been open longest',
    'recruiting overview',
    'how is hiring going',
  ],
  hubs: ['talent'],
  label: 'Positions',
  describe:
    'Positions the person recruits or hires for, with the funnel of each: applicants by stage, new applicants, interviews today, overdue scorecards and offers out.',
  synonyms: splitAtCommas(
    'open positions, open seats, vacancies, openings, jobs we hire for, requisitions being filled',
  ),
  link: '/talent/recruit',
  slots: {
    status: {
      label: 'Status',
      words: { open: splitAtCommas('open, vacant'), on_hold: ['on hold'], filled: ['filled'] },
    },
    mine: { label: 'Mine only', words: { true: splitAtCommas('my, mine') } },
    sort: {
      words: {
        'openedAt:asc': splitAtCommas('longest, oldest'),
        'openedAt:desc': splitAtCommas('newest, latest'),
        'applicants:desc': splitAtCommas('most applicants'),
        'applicants:asc': splitAtCommas('no applicants, fewest applicants'),
      },
    },
  },
  present: {
    lead: [
      '{totals.open|one:open position}, {totals.newApplicants|one:new applicant}, {totals.interviewsToday|one:interview} today and {totals.offersOut|one:offer} out.',
    ],
    rows: {
      at: 'items',
      one: 'position',
      many: 'positions',
      columns: {
        Position: 'title',
        Department: 'department',
        Status: 'status',
        'Days open': 'daysOpen',
        Applicants: 'applicants',
        New: 'newApplicants',
      },
      total: 'total',
      empty: 'No open positions',
    },
  },
  phi: { 'items.hiringManagerName': 'PERSON', 'items.recruiterName': 'PERSON' },
};
