import { words, type AssistantSpec } from '../assistant.js';

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
  synonyms: words('my job interview, my job offer, application stage, interview slot, interview slots'),
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
  trust: { 'items.offer.message': 'user', 'items.offer.note': 'user', 'items.interviews.note': 'user' },
};
