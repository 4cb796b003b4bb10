import type { AssistantSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

export const me: AssistantSpec = {
  examples: [
    'who am I',
    'what is my role',
    'which roles do I have',
    'which organization do I work for',
    'what am I signed in as',
    'which industry am I working in',
    'my profile',
    'what is my e-mail address here',
    'in which company am I',
    'which user am I logged in as',
    'what are my permissions',
    'which currency do we use',
    'which time zone is my organization in',
  ],
  hubs: ['dashboard', 'general'],
  label: 'My profile',
  describe:
    'Who the caller is: name, address, organization, active role, roles held, industry, modules and permissions.',
  synonyms: splitAtCommas('account details, my account, identity, signed in, logged in, current role, user profile'),
  present: {
    lead: [
      'You are **{user.firstName} {user.lastName}** ({user.email}), signed in to {organization.name} as {user.activeRole} in {user.currentIndustry}.',
      'You hold these roles: {roles|list}.',
      'You can open: {modules|list}.',
      'Your permissions: {permissions|list}.',
      'Amounts are in {organization.currency}; times are those of {organization.timezone}.',
    ],
  },
  phi: { 'user.firstName': 'PERSON', 'user.lastName': 'PERSON', 'user.email': 'EMAIL' },
};

export const accessTest: AssistantSpec = {
  examples: [
    'what may I open',
    'why can I not see the admin hub',
    'do I have access to the talent hub',
    'which modules are closed for me',
    'which hubs can I use',
    'am I allowed to open wellness',
    'what do I have access to',
    'which parts of the platform may I use',
    'why is excellence hidden from me',
    'what am I allowed to see',
    'which areas are locked for me',
  ],
  hubs: ['dashboard', 'general', 'admin'],
  label: 'My access',
  describe: "Every module with whether the caller's role opens it and the rule that decides.",
  synonyms: splitAtCommas(
    'access rights, access test, module access, rbac, available hubs, not allowed, allowed modules',
  ),
  link: '/test-rbac',
  present: {
    rows: {
      at: 'rows',
      one: 'module',
      many: 'modules',
      columns: { Module: 'module', Open: 'allowed', 'Decided by': 'decidedBy' },
      top: 20,
      empty: 'No modules found',
      chosenBy: 'module',
      focus: [
        {
          words: splitAtCommas('closed, locked, hidden, not allowed, no access, forbidden, blocked'),
          called: 'closed',
          where: { allowed: [false] },
        },
      ],
    },
  },
};
