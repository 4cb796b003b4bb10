import type { AssistantSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

export const myApplications: AssistantSpec = {
  examples: [
    'which stage is my application in',
    'which interview slots was I offered',
    'when is my job interview',
    'did I get a job offer',
    'when does my job offer expire',
    'which stages have my applications reached',
    'do I have an interview slot to pick',
    'what does my job offer say',
    'how far along is my application in the pipeline',
    'do I have a job interview coming up',
  ],
  hubs: ['candidate', 'sales', 'health-tech', 'cyber'],
  label: 'My applications',
  describe:
    "The caller's own applications with the stage they have reached, interviews with slots to choose from, and offers to answer. Expressions of interest that were not approved yet stand elsewhere.",
  synonyms: splitAtCommas('my job interview, my job offer, application stage, interview slot, interview slots'),
  link: '/productivity',
  present: {
    rows: {
      at: 'items',
      one: 'application',
      many: 'applications',
      columns: {
        Position: 'positionTitle',
        Department: 'department',
        Stage: 'stage',
        Status: 'status|label',
        Offer: 'offer.status|label',
        'Answer by': 'offer.expiresAt|day',
      },
      empty: 'You have no applications',
    },
  },
  phi: { 'items.offer.signedName': 'PERSON', 'items.waitingNames': 'PERSON' },
  trust: {
    'items.offer.message': 'user',
    'items.offer.note': 'user',
    'items.offer.signedName': 'user',
    'items.interviews.note': 'user',
  },
};

export const answerOffer: AssistantSpec = {
  examples: ['accept the offer', 'decline the job offer because the salary is too low'],
  hubs: ['candidate', 'sales', 'health-tech', 'cyber'],
  label: 'Answer an offer',
  describe: 'Accepts an offer the caller was sent, or declines it with a reason.',
  synonyms: splitAtCommas('take the offer, turn down the offer, job offer'),
  link: '/productivity',
  slots: {
    jobOfferId: {
      label: 'Offer',
      ask: 'Which offer do you mean?',
      lookup: {
        operation: 'talent.myApplications.list',
        at: 'items',
        id: 'offer.id',
        name: 'positionTitle',
        hint: 'department',
        one: 'offer',
      },
    },
    answer: {
      label: 'Answer',
      ask: 'Do you accept or decline it?',
      words: {
        accepted: splitAtCommas('accept, take, say yes, agree'),
        declined: splitAtCommas('decline, turn down, refuse, reject, say no'),
      },
    },
    reason: {
      label: 'Reason',
      ask: 'Why do you decline it? The hiring team will read it.',
      text: 'message',
      onlyWith: { answer: ['declined'] },
    },
  },
  proposes: {
    title: 'Answer an offer',
    permission: 'An offer that was sent to you',
    verbs: splitAtCommas('accept, decline, turn down, refuse, reject, take'),
  },
};
