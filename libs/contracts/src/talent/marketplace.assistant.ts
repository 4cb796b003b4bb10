import type { AssistantSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

export const marketplace: AssistantSpec = {
  examples: [
    'how many open positions do we have',
    'how many opportunities are there for me',
    'how many positions are open',
    'how many collaborations are active',
    'how many transitions are pending',
    'how many mentorship opportunities are there',
    'give me an overview of the marketplace',
    'how many vacancies are there',
    'how many internal opportunities are available',
    'which sides of the marketplace am I on',
    'marketplace summary',
    'how many jobs are we hiring for',
    'how many expressions of interest are active',
    'what is going on in the organization',
  ],
  hubs: ['dashboard', 'general', 'talent', 'candidate'],
  label: 'Marketplace',
  describe:
    'Counts of the four-sided marketplace: open positions, opportunities, internal mobility, collaborations, transitions and mentorships, and the sides the caller is on.',
  synonyms: splitAtCommas(`number of openings, counts, headcount openings, four-sided marketplace, job count,
          marketplace dashboard, key figures`),
  link: ['/sales/dashboard', '/healthcare/dashboard', '/cyber/dashboard'],
  present: {
    lead: [
      'Open positions for hiring: {activeOpportunities.hiring}.',
      'Opportunities for talent: {activeOpportunities.talent}; career opportunities for professionals: {activeOpportunities.professional}.',
      '{?internalMobility.hasAccess}Internal mobility: {internalMobility.availableOpportunities|one:internal opportunity} and {internalMobility.activeExpressions|one:active expression} of interest of yours.',
      'Working together: {collaboration.activeFourWayPositions|one:active collaboration}, {collaboration.pendingTransitions|one:pending transition}, {collaboration.mentorshipOpportunities|one:mentorship opportunity}.',
      'You are here as {userProfile.primarySide|label}.',
    ],
  },
};
