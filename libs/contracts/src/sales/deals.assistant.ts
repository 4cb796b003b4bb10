import type { AssistantSpec, LookupSpec, SlotSpec } from '../assistant.js';
import { openStages } from './deal-stages.js';
import { splitAtCommas } from '../words.js';

export const link = '/sales/opportunities';

export const deal: LookupSpec = {
  operation: 'sales.deals.list',
  search: 'search',
  at: 'items',
  name: 'name',
  hint: 'accountName',
  get: 'sales.deals.get',
  one: 'deal',
};

export const filters: Readonly<Record<string, SlotSpec>> = {
  stage: {
    label: 'Stage',
    words: {
      prospect: splitAtCommas('prospect, prospects, prospecting, early stage, first stage'),
      qualified: ['qualified', 'qualification'],
      proposal: ['proposal', 'proposals', 'quoted', 'offer stage'],
      negotiation: splitAtCommas('negotiation, negotiations, negotiating, being negotiated, negotiated'),
      closed_won: splitAtCommas('won, closed won, we win, i win, signed, wins'),
      closed_lost: splitAtCommas('lost, closed lost, lose, losses, lost to'),
    },
  },
  stalled: {
    label: 'Stalled',
    words: {
      true: splitAtCommas(`stalled, stuck, stale, idle, inactive, dormant, neglected, forgotten, gone quiet, gone cold,
          going cold, no activity, without activity, not moving, not moved, have not moved, no contact,
          untouched, not touched, ignored, not been touched, needs attention, need attention, at risk,
          gone silent, no movement`),
    },
  },
  ownerId: { label: 'Owner', me: true },
};

export const dealsList: AssistantSpec = {
  examples: [
    'which deals are open',
    'show my stalled deals',
    'list my deals',
    'what are my biggest deals',
    'which deals close next',
    'show deals in negotiation',
    'which deals did I lose',
    'what deals have we won',
    'deals with no activity for a month',
    'which opportunities am I working on',
    'show me deals with Acme',
    'which deals are about to close',
    'top ten deals by amount',
    'which customers are we selling to right now',
    'deals lost to a competitor',
  ],
  hubs: ['sales', 'excellence'],
  label: 'Deals',
  describe:
    'Lists deals the person may see, with account, stage, amount, close date and owner. Use it to find deals by name, account, stage or inactivity. For totals per stage use the board.',
  synonyms: splitAtCommas('opportunities I sell, opps, sales opportunities, contracts, bids'),
  link,
  slots: {
    ...filters,
    search: { label: 'Search', text: 'name' },
    sort: {
      words: {
        'amount:desc':
          splitAtCommas(`biggest, largest, highest, most valuable, top, most expensive, by amount, by value, by size,
          worth most`),
        'amount:asc': ['smallest', 'lowest', 'least valuable'],
        'closeDate:asc':
          splitAtCommas(`close next, closing next, closing soon, close soon, soonest, due to close, about to close,
          by close date, closing this, close this, upcoming`),
        'lastActivityAt:desc': splitAtCommas('latest, recent, recently, newest, last activity'),
        'lastActivityAt:asc': ['longest without', 'longest ago', 'oldest activity'],
        'name:asc': ['alphabetically', 'by name'],
      },
    },
  },
  present: {
    rows: {
      at: 'items',
      one: 'deal',
      many: 'deals',
      columns: {
        Deal: 'name',
        Account: 'accountName',
        Stage: 'stage',
        Amount: 'amount',
        'Close date': 'closeDate',
        Owner: 'ownerName',
      },
      total: 'total',
      empty: 'No deals found',
      focus: [
        {
          words:
            splitAtCommas(`open, active, current, currently, running, ongoing, live, in progress, working on, close next,
          closing soon, about to close`),
          called: 'open',
          where: { stage: openStages },
          args: { sort: 'stage:asc' },
        },
      ],
    },
  },
  trust: { 'items.name': 'user', 'items.competitor': 'user', 'items.lossReason': 'user', 'items.source': 'user' },
  phi: { 'items.ownerName': 'PERSON' },
};

export const dealBoard: AssistantSpec = {
  examples: [
    'what is my pipeline worth',
    'how many deals are in negotiation',
    'what is the weighted pipeline',
    'show the deal board',
    'how much is in each stage',
    'pipeline by stage',
    'what does our funnel look like',
    'total value of open deals',
    'how many deals do I have per stage',
    'what is my forecast',
    'how big is my pipeline',
    'sum of all open opportunities',
    'how many open deals do we have',
    'how much money is in proposals',
    'give me an overview of the pipeline',
  ],
  hubs: ['sales', 'excellence'],
  label: 'Deal board',
  describe:
    'Counts and totals per stage of the pipeline, plain and weighted by the chance of winning. Use it for how many, how much and forecast questions about deals.',
  synonyms: splitAtCommas('sales funnel, kanban, pipeline value, pipeline overview, stage totals'),
  link,
  slots: filters,
  present: {
    figures: {
      openDeals: { label: 'Open deals', of: 'sum', path: 'columns.count', where: { key: openStages } },
      open: {
        label: 'Open pipeline',
        synonyms: splitAtCommas('pipeline worth, worth of the pipeline, value of the pipeline, size of the pipeline'),
        of: 'sum',
        path: 'columns.sum',
        where: { key: openStages },
      },
      weighted: {
        label: 'Weighted pipeline',
        synonyms: ['forecast'],
        of: 'sum',
        path: 'columns.weighted',
        where: { key: openStages },
      },
    },
    lead: ['The open pipeline holds {openDeals|one:deal} worth {open}, {weighted} weighted by stage.'],
    rows: {
      at: 'columns',
      one: 'stage',
      many: 'stages',
      columns: { Stage: 'key', Deals: 'count', Total: 'sum', Weighted: 'weighted' },
      empty: 'No open opportunities',
      chosenBy: 'key',
    },
  },
  trust: { 'columns.items.name': 'user', 'columns.items.competitor': 'user', 'columns.items.lossReason': 'user' },
  phi: { 'columns.items.ownerName': 'PERSON' },
};

export const dealDetail: AssistantSpec = {
  examples: [
    'show the history of a deal',
    'tell me about the Acme deal',
    'what is the history of the Acme deal',
    'what happened with the Acme deal',
    'who owns the Acme deal',
    'status of the Acme deal',
    'when does the Acme deal close',
    'how much is the Acme deal worth',
    'what was the last activity on the Acme deal',
    'details of the Acme deal',
    'in which stage is the Acme deal',
    'who is the competitor on the Acme deal',
    'is the Acme deal stalled',
    'why did we lose the Acme deal',
    'what is going on with the Acme deal',
  ],
  hubs: ['sales', 'excellence'],
  label: 'Deal',
  describe:
    'One deal with its facts and its history, newest first. Needs the id of a deal; find it with the list of deals.',
  synonyms: ['deal details', 'deal history', 'deal timeline', 'one opportunity'],
  link,
  slots: { dealId: { label: 'Deal', ask: 'Which deal do you mean?', lookup: deal } },
  present: {
    lead: [
      '**{name}** with {accountName} is in stage {stage}, worth {amount}, and belongs to {ownerName}.',
      'Its close date is {closeDate}; the last activity was on {lastActivityAt|day}.',
      '{?stalled}It is stalled.',
      'Competitor: {competitor}.',
      'Reason it was lost: {lossReason}.',
    ],
    rows: {
      at: 'history',
      one: 'entry',
      many: 'entries',
      columns: { When: 'at|day', What: 'kind', From: 'from', To: 'to', Note: 'note', By: 'byName' },
      empty: 'No history yet',
    },
  },
  trust: { name: 'user', competitor: 'user', lossReason: 'user', source: 'user', 'history.note': 'user' },
  phi: { ownerName: 'PERSON', 'history.byName': 'PERSON', 'shares.userName': 'PERSON' },
};

export const accountsList: AssistantSpec = {
  examples: [
    'which accounts do I have',
    'list my customers',
    'which clients are in my territories',
    'find the account Acme',
    'show all accounts',
    'which companies do I look after',
    'who are my customers',
    'my client list',
    'in which territory is the account Acme',
  ],
  hubs: ['sales'],
  label: 'Accounts',
  describe: 'Accounts by name with their territory: those of my territories, or of the organization.',
  synonyms: splitAtCommas('customer base, client base, customers, clients, companies, book of business'),
  link: '/sales/excellence/territory',
  slots: { search: { label: 'Search', text: 'name' } },
  present: {
    rows: {
      at: 'items',
      one: 'account',
      many: 'accounts',
      columns: { Account: 'name', Territory: 'territoryName' },
      empty: 'No account with this name',
    },
  },
};
