import type { AssistantSpec, LookupSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';
import { NO_TERRITORIES } from './territories.js';

const link = '/sales/excellence/territory';

const territory: LookupSpec = {
  operation: 'sales.territories.list',
  search: 'search',
  at: 'items',
  name: 'name',
  hint: 'region',
  one: 'territory',
};

export const territoriesList: AssistantSpec = {
  examples: [
    'which territories do I own',
    'are the territories balanced',
    'list my territories',
    'which territory has the most revenue',
    'which territories are overloaded',
    'who owns which territory',
    'which patch has the highest potential',
    'show all sales regions',
    'how many accounts does each territory have',
    'is the work spread fairly between territories',
    'which territories are too light',
    'what areas do I cover',
  ],
  hubs: ['sales', 'excellence'],
  label: 'Territories',
  describe: 'Territories the caller may see, with owner, accounts, revenue, potential and how balanced they are.',
  synonyms: splitAtCommas('patches, sales areas, regions, territory balance, territory potential, coverage'),
  link,
  slots: {
    search: { label: 'Search', text: 'name' },
    sort: {
      words: {
        'revenue:desc': splitAtCommas(
          'most revenue, highest revenue, by revenue, best, strongest, earns most, sells most, top',
        ),
        'revenue:asc': ['least revenue', 'lowest revenue', 'weakest', 'worst'],
        'potential:desc': splitAtCommas(
          'most potential, highest potential, by potential, biggest potential, largest potential',
        ),
        'accountCount:desc': splitAtCommas('most accounts, most customers, most clients, largest, biggest'),
        'balance:desc': ['by balance'],
      },
    },
  },
  present: {
    rows: {
      at: 'items',
      one: 'territory',
      many: 'territories',
      columns: {
        Territory: 'name',
        Region: 'region',
        Owner: 'ownerName',
        Accounts: 'accountCount',
        Revenue: 'revenue',
        Potential: 'potential',
        Balance: 'flag',
      },
      total: 'total',
      empty: NO_TERRITORIES,
      focus: [
        {
          words: splitAtCommas('heavy, overloaded, too big, too large, too heavy, overburdened'),
          called: 'heavy',
          where: { flag: ['heavy'] },
          args: { sort: 'balance:desc' },
        },
        {
          words: splitAtCommas('too light, light, too small, underused, underloaded'),
          called: 'light',
          where: { flag: ['light'] },
          args: { sort: 'balance:asc' },
        },
        {
          words: splitAtCommas('unbalanced, out of balance, not balanced, imbalanced, uneven, unfair'),
          called: 'unbalanced',
          where: { flag: ['heavy', 'light'] },
        },
        { words: ['archived'], called: 'archived', where: { status: ['archived'] } },
        { words: ['planned'], called: 'proposed', where: { status: ['proposed'] } },
      ],
    },
  },
  phi: { 'items.ownerName': 'PERSON' },
};

export const territoryDetail: AssistantSpec = {
  examples: [
    'show the accounts of a territory',
    'which accounts are in the territory Boston',
    'show the territory Boston',
    'who owns the territory Boston',
    'who owns North Mid-market',
    'how much revenue does the Boston territory make',
    'what is the potential of the Boston territory',
    'details of the Boston territory',
    'customers of the territory Boston',
    'tell me about the Boston patch',
  ],
  hubs: ['sales', 'excellence'],
  label: 'Territory',
  describe: 'One territory with its accounts, their potential and their open deals. Needs the id of a territory.',
  synonyms: ['accounts of a territory', 'territory details', 'inside a territory'],
  link,
  slots: {
    territoryId: { label: 'Territory', ask: 'Which territory do you mean?', lookup: territory },
    sort: {
      words: {
        'potential:desc': ['most potential', 'highest potential', 'by potential'],
        'openAmount:desc': ['most open', 'biggest deals', 'highest open amount'],
      },
    },
  },
  present: {
    lead: [
      '**{name}** ({segment}, {region}) belongs to {ownerName} and holds {accountCount|one:account}.',
      'It has won {revenue} in the last year; its potential is {potential}.',
      'Against the other territories it is {flag|text}.',
    ],
    rows: {
      at: 'accounts.items',
      one: 'account',
      many: 'accounts',
      columns: {
        Account: 'name',
        Segment: 'segment',
        Potential: 'potential',
        'Open deals': 'openDeals',
        'Open amount': 'openAmount',
      },
      total: 'accounts.total',
      empty: 'No accounts in this territory',
    },
  },
  phi: { ownerName: 'PERSON' },
};

export const reassignmentsList: AssistantSpec = {
  examples: [
    'which account moves are proposed',
    'are there changes to the territories waiting for a decision',
    'what happened to my proposal to move an account',
    'which accounts change hands',
    'show pending reassignments',
    'was my reassignment approved',
    'which customers are moving to another territory',
    'which territory changes are planned',
    'what do I have to decide about account moves',
    'recent account transfers',
  ],
  hubs: ['sales', 'excellence'],
  label: 'Account moves',
  describe: 'Account moves between territories that are proposed, approved or recent.',
  synonyms: splitAtCommas(`reassignment, reassigned accounts, account transfers, territory changes, account handovers,
          proposed changes`),
  link,
  present: {
    rows: {
      at: 'items',
      one: 'account move',
      many: 'account moves',
      columns: {
        Account: 'accountName',
        From: 'fromTerritory',
        To: 'toTerritory',
        'From day': 'effectiveDate',
        Status: 'status',
        'Proposed by': 'proposedByName',
        Why: 'note',
      },
      empty: 'No changes proposed',
      chosenBy: 'status',
      focus: [
        {
          words: splitAtCommas('pending, waiting, undecided, to decide, open, awaiting'),
          called: 'proposed',
          where: { status: ['proposed'] },
        },
      ],
    },
  },
  trust: { 'items.note': 'user', 'items.decisionReason': 'user' },
  phi: { 'items.proposedByName': 'PERSON' },
};

export const reassignmentPropose: AssistantSpec = {
  examples: [
    'propose to move an account to another territory',
    'propose to move the account Acme to the territory Boston',
    'reassign Acme to the Boston territory',
    'transfer the account Acme to Boston from next month',
    'hand the account Acme over to the territory Boston',
    'suggest moving the customer Acme to Boston',
  ],
  hubs: ['sales', 'excellence'],
  label: 'Propose an account move',
  describe:
    'Proposes that an account moves to another territory from a day on. Somebody else decides it. Open deals keep their owner unless moved too.',
  synonyms: splitAtCommas('reassign an account, transfer a customer, give an account to another territory'),
  link,
  slots: {
    accountId: {
      label: 'Account',
      ask: 'Which account should move?',
      lookup: {
        operation: 'sales.accounts.list',
        search: 'search',
        at: 'items',
        name: 'name',
        hint: 'territoryName',
        one: 'account',
      },
    },
    toTerritoryId: {
      label: 'To territory',
      ask: 'To which territory should it move?',
      lookup: {
        operation: 'sales.reassignments.targets',
        at: 'items',
        name: 'name',
        hint: 'ownerName',
        one: 'territory',
      },
    },
    effectiveDate: { label: 'From', ask: 'From which day on?' },
    moveDeals: {
      label: 'Open deals move too',
      otherwise: false,
      words: {
        true: [
          'with its deals',
          'with the deals',
          'including deals',
          'including its deals',
          'deals too',
          'and its deals',
          'with all deals',
          'and the deals',
        ],
      },
    },
    note: { label: 'Why', ask: 'Why should it move?', text: 'message' },
  },
  proposes: {
    title: 'Propose to move an account to another territory',
    permission: 'Manage territories in Sales',
    verbs: splitAtCommas('propose, reassign, transfer, hand, suggest, move, give, shift, request'),
  },
};
