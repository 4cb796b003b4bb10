import type { AssistantSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

export const offersList: AssistantSpec = {
  examples: [
    'which job offers are out',
    'list our job offers',
    'which job offers wait for approval',
    'has anybody accepted a job offer',
    'which job offers expire this week',
    'show declined job offers',
    'who was made a job offer',
    'job offers that were sent',
    'which employment offers have been read',
    'state of the job offers for my positions',
  ],
  hubs: ['talent'],
  label: 'Job offers',
  describe:
    'Offers made to applicants for positions the caller hires or recruits for, with the person, position, terms, start, status and when they expire.',
  synonyms: splitAtCommas('employment offer, employment offers, job offer, job offers, offer letter, offer letters'),
  link: '/talent/recruit/pipeline',
  slots: {
    search: { label: 'Search', text: 'name' },
    status: {
      label: 'Status',
      words: {
        draft: splitAtCommas('draft, drafts, drafted'),
        in_approval: splitAtCommas('in approval, wait for approval, waiting for approval, to approve'),
        approved: splitAtCommas('approved'),
        sent: splitAtCommas('sent, unread'),
        viewed: splitAtCommas('viewed, read, have been read'),
        accepted: splitAtCommas('accepted, signed'),
        declined: splitAtCommas('declined, turned down, refused'),
        expired: splitAtCommas('expired, ran out'),
        rescinded: splitAtCommas('rescinded, withdrawn, taken back'),
      },
    },
  },
  present: {
    rows: {
      at: 'items',
      one: 'job offer',
      many: 'job offers',
      columns: {
        Person: 'personName',
        Position: 'positionTitle',
        'Base salary': 'baseSalary|money',
        Start: 'startDate|day',
        Status: 'status|label',
        Expires: 'expiresAt|day',
      },
      total: 'total',
      empty: 'No job offers',
    },
  },
  phi: { 'items.personName': 'PERSON' },
};
