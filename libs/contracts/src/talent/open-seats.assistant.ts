import type { AssistantSpec, ChangeWords, LookupSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';

export const seats: AssistantSpec = {
  examples: [
    'which open seats are behind plan',
    'which open seats are on hold',
    'when will our open seats be filled',
    'which open seats are mine',
    'what is the forecast of my open seats',
    'status of the open seats',
  ],
  hubs: ['talent'],
  label: 'Open seats',
  describe:
    'Open seats with days open, people by stage, owner, forecast of the day they will be filled and planned day. For applicants, scorecards and offers of positions use the positions.',
  synonyms: splitAtCommas('seat forecast, fill date, status of seats, seats behind plan'),
  link: '/talent/plan/status',
  slots: {
    status: { label: 'Status', words: { on_hold: splitAtCommas('on hold, paused') } },
    behind: { label: 'Behind plan', words: { true: splitAtCommas('behind plan, behind schedule, will miss') } },
    mine: { label: 'Mine only', words: { true: splitAtCommas('my, mine') } },
    sort: { words: { 'forecastOn:asc': ['filled first'], 'forecastOn:desc': ['filled last'] } },
  },
  present: {
    lead: ['{totals.open|one:open seat}, {totals.behind|count} behind plan and {totals.onHold|count} on hold.'],
    rows: {
      at: 'items',
      one: 'open seat',
      many: 'open seats',
      columns: {
        Seat: 'title',
        Team: 'department',
        Owner: 'ownerName',
        'Days open': 'daysOpen',
        Forecast: 'forecastOn',
        Planned: 'plannedOn',
      },
      total: 'total',
      empty: 'No open positions',
    },
  },
  phi: { 'items.ownerName': 'PERSON', 'items.recruiterName': 'PERSON' },
};

const seat: LookupSpec = {
  operation: 'talent.seats.list',
  search: 'search',
  at: 'items',
  name: 'title',
  hint: 'department',
  get: 'talent.seats.get',
  one: 'open seat',
};
const positionId = { label: 'Open seat', ask: 'Which open seat do you mean?', lookup: seat } as const;

/** What people say of changes of open seats, beside what the contracts know. */
export const seatChanges: Readonly<Record<string, ChangeWords>> = {
  'talent.seats.assign': {
    card: 'Give an open seat to another owner',
    one: 'owner of an open seat',
    verbs: splitAtCommas('give, assign, hand, change, make'),
    synonyms: splitAtCommas('seat owner, new owner, owner'),
    slots: { positionId, ownerId: { label: 'Owner', ask: 'Who hires for it from now on?' } },
  },
  'talent.seats.hold': {
    card: 'Hold an open seat',
    one: 'hold of an open seat',
    verbs: splitAtCommas('put, hold, pause, freeze, resume, unfreeze, reopen'),
    synonyms: splitAtCommas('seat on hold, freeze a seat, resume a seat'),
    slots: {
      positionId,
      onHold: {
        label: 'On hold',
        words: {
          true: splitAtCommas('on hold, hold, pause, freeze'),
          false: splitAtCommas('resume, take up, unfreeze, reopen, again'),
        },
        otherwise: true,
      },
      reason: { text: 'message', ask: 'Why? The people concerned read it.' },
    },
  },
};
