import type { AssistantSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';
import { NO_UPCOMING_SHIFTS } from './shifts.js';

const link = '/healthcare/professional/shifts';
const hubs = ['healthtech'];
const columns = { Department: 'department', Day: 'date', From: 'startTime', Until: 'endTime' };

export const shiftsMine: AssistantSpec = {
  examples: [
    'when do I work next',
    'what is my next shift',
    'how many hours do I work this week',
    'show my shifts',
    'how much overtime do I have this week',
    'which shifts do I have next week',
    'am I on duty tomorrow',
    'what does my schedule look like',
    'how many shifts do I work next week',
    'do I have overtime',
    'my upcoming shifts',
    'when is my next night on the ward',
  ],
  hubs,
  label: 'My shifts',
  describe: 'The shifts ahead of the caller, their hours of this workweek and the next, overtime and free slots.',
  synonyms: splitAtCommas('my roster, my schedule, my duty, working hours, hours this week, overtime'),
  link,
  present: {
    lead: [
      'This week: {thisWeekHours|count} hours in {thisWeekShifts|one:shift}, {overtimeHours|count} of them overtime.',
      'Next week: {nextWeekHours|count} hours in {nextWeekShifts|one:shift}. {availableSlots|one:free slot} you may claim.',
    ],
    rows: {
      at: 'upcomingShifts',
      one: 'shift',
      many: 'shifts',
      columns: { ...columns, Status: 'status' },
      empty: NO_UPCOMING_SHIFTS,
      chosenBy: 'status',
    },
  },
};

export const shiftsClaimable: AssistantSpec = {
  examples: [
    'which shifts can I claim',
    'show open shifts I qualify for',
    'are there free shifts for me',
    'which shifts are available',
    'why can I not claim that shift',
    'can I pick up an extra shift',
    'list free slots on the ward for me',
    'which open shifts fit my availability',
    'what extra shifts are there',
    'find me an open shift',
  ],
  hubs,
  label: 'Free shifts',
  describe: 'Free shifts of the next 14 days the caller may claim, and for each other one why not.',
  synonyms: splitAtCommas('open shifts, available shifts, free slots, extra shifts, shifts to pick up'),
  link,
  slots: {
    search: { label: 'Department', text: 'name' },
    fitting: { words: { true: splitAtCommas('fit my availability, that suit me, fitting') } },
  },
  present: {
    lead: ['{hidden.length|one:other free shift} you cannot claim; the screen says why.'],
    rows: {
      at: 'items',
      one: 'free shift',
      many: 'free shifts',
      columns: { ...columns, Free: 'free', 'A claim is': 'answer' },
      total: 'total',
      empty: 'No free shifts you may claim in the next 14 days',
    },
  },
  trust: { 'items.department': 'user', 'hidden.department': 'user' },
};

export const shiftClaim: AssistantSpec = {
  examples: [
    'claim the shift in Intensive Care',
    'claim the open shift in Emergency',
    'pick up the shift in Telemetry',
  ],
  hubs,
  label: 'Claim a shift',
  describe: 'Claims a free slot for the caller. Overtime and shifts within 24 hours wait for approval.',
  synonyms: splitAtCommas('pick up a shift, grab a shift'),
  link,
  slots: {
    shiftId: {
      label: 'Shift',
      ask: 'Which shift do you want to claim?',
      lookup: {
        operation: 'healthcare.shifts.claimable',
        search: 'search',
        at: 'items',
        name: 'department',
        hint: 'date',
        one: 'free shift',
      },
    },
  },
  proposes: {
    title: 'Claim a shift',
    permission: 'Manage shift availability in Healthcare',
    verbs: splitAtCommas(
      'claim the, claim a, claim my, pick up, grab, i will take, i will do, i will work, i will cover, i would take, i would do, put me down, sign me up, book me, i can take, i can do, i can cover, i take, cover the',
    ),
  },
};

export const shiftRelease: AssistantSpec = {
  examples: [
    'release my shift in Intensive Care',
    'give back my shift in Emergency',
    'drop my shift in Telemetry',
    'I want to give my shift in Intensive Care back',
  ],
  hubs,
  label: 'Release a shift',
  describe: 'Gives back the caller’s slot of a shift. Within 24 hours of its start a manager has to agree.',
  synonyms: splitAtCommas('give back a shift, cancel my shift, drop a shift'),
  link,
  slots: {
    shiftId: {
      label: 'Shift',
      ask: 'Which of your shifts?',
      lookup: {
        operation: 'healthcare.shifts.schedule',
        at: 'items',
        name: 'department',
        hint: 'date',
        one: 'shift',
      },
    },
    reason: { label: 'Reason', text: 'message' },
  },
  proposes: {
    title: 'Release a shift',
    permission: 'Manage shift availability in Healthcare',
    verbs: splitAtCommas(
      'release my, release me, give back, hand back, give up my, give my, drop my, hand in my, get rid of my',
    ),
  },
};

export const availabilityMine: AssistantSpec = {
  examples: [
    'when am I available for shifts',
    'what is my shift availability',
    'at which times am I offered shifts',
    'on which days do I get offered shifts',
    'show my availability for shifts',
  ],
  hubs,
  label: 'My availability',
  describe: 'The parts of a week in which the caller is glad to be offered a shift.',
  synonyms: splitAtCommas('shift availability, preferred shifts, when I like to work'),
  link,
  present: { lead: ['You are glad to be offered shifts at: {parts|list}.'] },
};

export const swapsMine: AssistantSpec = {
  examples: [
    'which shift swaps are open',
    'does anybody want to exchange a shift with me',
    'show my shift exchanges',
    'who wants to swap shifts with me',
    'was my shift swap approved',
  ],
  hubs,
  label: 'Exchanges of shifts',
  describe: 'Exchanges of shifts the caller proposed or was asked for, with their state.',
  synonyms: splitAtCommas('swap of shifts, swaps, exchange of shifts'),
  link,
  present: {
    rows: {
      at: 'items',
      one: 'exchange',
      many: 'exchanges',
      columns: {
        With: 'colleagueName',
        'You give': 'given.department',
        On: 'given.date',
        'You get': 'wanted.department',
        'On ': 'wanted.date',
        Status: 'status',
      },
      empty: 'No exchanges of shifts',
      chosenBy: 'status',
    },
  },
  trust: { 'items.reason': 'user' },
  phi: { 'items.colleagueName': 'PERSON' },
};
