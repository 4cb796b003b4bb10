import type { AssistantSpec, LookupSpec, SlotSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

const form = '/talent/plan/request';
const pipeline = '/talent/plan/pipeline';

const status: SlotSpec = {
  label: 'Status',
  words: {
    draft: splitAtCommas('draft, drafts, not sent'),
    submitted: splitAtCommas('submitted, just sent'),
    in_approval: splitAtCommas('in approval, half approved'),
    changes_requested: splitAtCommas('sent back, changes requested, to be changed'),
    approved: splitAtCommas('approved, granted'),
    rejected: splitAtCommas('rejected, refused, turned down'),
    cancelled: splitAtCommas('cancelled, withdrawn, taken back'),
  },
};
const columns = {
  Title: 'title',
  Team: 'department',
  Seats: 'headcount',
  Status: 'status',
  'Target start': 'targetStartDate|day',
};
const mineLookup: LookupSpec = {
  operation: 'talent.requisitions.mine',
  search: 'search',
  at: 'items',
  name: 'title',
  hint: 'department',
  one: 'request',
};

export const mine: AssistantSpec = {
  examples: [
    'show my requisitions',
    'which headcount requests have I made',
    'what happened to my request for new seats',
    'are my requisitions approved',
    'which of my requests for people were sent back',
    'list my drafts of headcount requests',
    'my headcount requests',
    'how far is my requisition',
    'which requisitions of mine still wait for approval',
    'did HR approve my requisition',
    'status of my requisitions',
  ],
  hubs: ['talent'],
  label: 'My requests for seats',
  describe: "The caller's own requests for seats (requisitions) with team, number of seats, status and target start.",
  synonyms: splitAtCommas('my requisitions, my headcount requests, my seat requests, job requisition, hiring request'),
  link: form,
  slots: { status },
  present: {
    rows: { at: 'items', one: 'request', many: 'requests', columns, total: 'total', empty: 'You have no requests' },
  },
  trust: { 'items.title': 'user', 'items.department': 'user' },
  phi: { 'items.requester.name': 'PERSON', 'items.waiting.approvers.name': 'PERSON' },
};

export const board: AssistantSpec = {
  examples: [
    'which requisitions are in approval',
    'which requisitions wait for my approval',
    'show the requisition pipeline',
    'how many headcount requests are waiting',
    'what headcount requests do we have',
    'which headcount requests were approved',
    'are there requisitions I have to decide',
    'show requisitions by status',
    'which requisitions were rejected',
    'all open requisitions',
    'who asked for more people',
  ],
  hubs: ['talent'],
  label: 'Requests for seats',
  describe:
    'Requests for seats (requisitions) by status, as far as the caller may see them, and which wait for their decision.',
  synonyms: splitAtCommas('requisitions, requisition board, headcount approvals, requests in approval'),
  link: pipeline,
  slots: {
    mine: {
      label: 'Waiting for me',
      words: { true: splitAtCommas('wait for my, waiting for me, I have to decide, need my approval') },
    },
  },
  present: {
    rows: {
      at: 'columns',
      one: 'status',
      many: 'statuses',
      columns: { Status: 'key', Requests: 'count' },
      empty: 'No requests in progress',
    },
  },
  trust: { 'columns.items.title': 'user', 'columns.items.department': 'user', departments: 'user' },
  phi: { 'columns.items.requester.name': 'PERSON', 'columns.items.waiting.approvers.name': 'PERSON' },
};

export const submit: AssistantSpec = {
  examples: [
    'submit my requisition for an account executive',
    'send my request for an account executive to the approvers',
    'hand in the requisition account executive',
    'submit the headcount request account executive for approval',
  ],
  hubs: ['talent'],
  label: 'Submit a request for seats',
  describe: "Sends one of the caller's drafts of a request for seats to those who approve it.",
  synonyms: splitAtCommas('submit requisition, send requisition, hand in requisition'),
  link: form,
  slots: {
    requisitionId: {
      label: 'Request',
      ask: 'Which request should be submitted?',
      lookup: { ...mineLookup, args: { status: 'draft' }, one: 'draft' },
    },
    version: { from: 'requisitionId.version' },
  },
  proposes: {
    title: 'Submit a request for seats',
    permission: 'Create positions',
    verbs: splitAtCommas('submit, send, hand in, turn in'),
  },
};
