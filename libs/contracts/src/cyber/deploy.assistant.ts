import type { AssistantSpec, LookupSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

const link = '/cyber/talent/rapid-deploy';
const hubs = ['cyber'];
const permission = 'Cyber analyst';

const proposal: LookupSpec = {
  operation: 'cyber.deploy.mine',
  at: 'items',
  name: 'location',
  hint: 'status',
  one: 'rapid deployment',
};
const proposalId = { label: 'Rapid deployment', ask: 'Which rapid deployment do you mean?', lookup: proposal };

export const requests: AssistantSpec = {
  examples: [
    'which rapid deployment requests are open',
    'list the rapid deployments',
    'how many rapid deployment requests do we have',
    'show requests for rapid deployment',
    'who asked for a rapid deployment',
    'which deployment requests are cancelled',
    'when do the rapid deployments start',
    'show the rapid deployment requests by start',
    'which rapid deployments are still matching',
    'which rapid deployment needs people soonest',
  ],
  hubs,
  label: 'Rapid deployment requests',
  describe:
    'Requests for people to be deployed at short notice: work roles, place, start, how many are asked, accepted and deployed. Nobody’s clearance.',
  synonyms: splitAtCommas('rapid deployment, rapid deploy, deployment request, deployment requests, surge team'),
  link,
  slots: {
    status: {
      label: 'State',
      words: {
        open: splitAtCommas('open, looking for people, searching'),
        matching: splitAtCommas('matching, being matched, looking for people, searching'),
        deployed: splitAtCommas('filled, already deployed'),
        cancelled: splitAtCommas('cancelled, called off'),
      },
    },
    search: { label: 'Search', text: 'name' },
  },
  present: {
    rows: {
      at: 'items',
      one: 'rapid deployment request',
      many: 'rapid deployment requests',
      columns: {
        Location: 'location',
        Starts: 'startBy|day',
        State: 'status',
        Needed: 'count',
        Accepted: 'accepted',
        Deployed: 'deployed',
      },
      total: 'total',
      empty: 'No rapid deployment requests',
    },
  },
  trust: { 'items.location': 'user' },
  withheld: ['items.clearance'],
  phi: { 'items.requestedByName': 'PERSON' },
};

export const proposals: AssistantSpec = {
  examples: [
    'which rapid deployments are proposed to me',
    'am I asked to deploy somewhere',
    'show my rapid deployment proposals',
    'where am I deployed',
    'my deployments',
    'which rapid deployment did I accept',
    'has anybody proposed a rapid deployment to me',
    'do I have a deployment to answer',
    'my rapid deployment proposals',
    'which deployments have I declined',
  ],
  hubs,
  label: 'My rapid deployments',
  describe: 'Rapid deployments proposed to the caller, with place, start and their own answer.',
  synonyms: splitAtCommas('my deployments, proposed to me, deployment proposals, my rapid deployments'),
  link,
  present: {
    rows: {
      at: 'items',
      one: 'rapid deployment',
      many: 'rapid deployments',
      columns: { Location: 'location', Starts: 'startBy|day', 'My answer': 'status', 'Proposed by': 'proposedByName' },
      empty: 'No rapid deployment requests',
    },
  },
  trust: { 'items.location': 'user', 'items.reason': 'user' },
  withheld: ['items.clearance'],
  phi: { 'items.proposedByName': 'PERSON' },
};

export const accept: AssistantSpec = {
  examples: [
    'accept the rapid deployment to Nightfall',
    'agree to the rapid deployment in Nightfall',
    'I accept the rapid deployment Nightfall',
  ],
  hubs,
  label: 'Accept a rapid deployment',
  describe: 'Accepts a rapid deployment that was proposed to the person.',
  synonyms: splitAtCommas('accept a deployment, agree to a deployment'),
  link,
  slots: { proposalId },
  proposes: { title: 'Accept a rapid deployment', permission, verbs: splitAtCommas('accept, agree to, i accept') },
};

export const decline: AssistantSpec = {
  examples: [
    'decline the rapid deployment to Nightfall because I am on leave',
    'turn down the rapid deployment in Nightfall: I am on leave',
    'refuse the rapid deployment Nightfall because of another project',
  ],
  hubs,
  label: 'Decline a rapid deployment',
  describe: 'Declines a rapid deployment that was proposed to the person, with a reason.',
  synonyms: splitAtCommas('decline a deployment, refuse a deployment, turn down a deployment'),
  link,
  slots: { proposalId, reason: { label: 'Reason', ask: 'Why do you decline?', text: 'message' } },
  proposes: { title: 'Decline a rapid deployment', permission, verbs: splitAtCommas('decline, refuse, turn down') },
};
