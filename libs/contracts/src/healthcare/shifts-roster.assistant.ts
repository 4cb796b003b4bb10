import { words, type AssistantSpec } from '../assistant.js';

const link = '/healthcare/professional/shifts';
const hubs = ['healthtech'];

export const shiftsList: AssistantSpec = {
  examples: [
    'which shifts are not filled yet',
    'show the roster',
    'which shifts still need people',
    'list the open shifts of the staff',
    'where are we short of nurses this week',
    'which shifts were cancelled',
    'show all shifts of Emergency',
    'what does the staff schedule look like',
    'which shifts are filled',
    'uncovered shifts',
  ],
  hubs,
  label: 'Roster',
  describe: 'Shifts of all departments with slots, how many are confirmed and how many wait for approval.',
  synonyms: words('roster, staffing, staff schedule, shifts of the staff, unfilled shifts, coverage of shifts'),
  link,
  slots: {
    search: { label: 'Department', text: 'name' },
    status: {
      label: 'Status',
      words: {
        open: words('open, not filled, unfilled, uncovered, still need people, short of'),
        filled: words('filled, full, complete, covered'),
        cancelled: words('cancelled, canceled, called off'),
      },
    },
  },
  present: {
    rows: {
      at: 'items',
      one: 'shift',
      many: 'shifts',
      columns: {
        Department: 'department',
        Day: 'date',
        From: 'startTime',
        Until: 'endTime',
        Slots: 'slots',
        Confirmed: 'confirmed',
        Waiting: 'pending',
      },
      total: 'total',
      empty: 'No shifts match',
    },
  },
};

export const shiftRequests: AssistantSpec = {
  examples: [
    'which shift claims wait for my approval',
    'what shift requests are pending',
    'who wants overtime',
    'which shifts do I have to approve',
    'who asks to be released from a shift',
    'show the pending shift claims',
    'which shift swaps wait for a decision',
  ],
  hubs,
  label: 'Shift requests',
  describe: 'Claims, late releases and exchanges of shifts that wait for a manager.',
  synonyms: words('shift approvals, pending claims, claims to approve, requests of nurses'),
  link,
  present: {
    lead: ['{waiting|one:request} waiting for a decision.'],
    rows: {
      at: 'shifts',
      one: 'request',
      many: 'requests',
      columns: {
        Person: 'name',
        Wants: 'what',
        Department: 'department',
        Day: 'date',
        From: 'startTime',
        Overtime: 'overtime',
      },
      empty: 'Nothing waits for a decision',
      chosenBy: 'what',
    },
  },
  trust: { 'shifts.note': 'user' },
  phi: { 'shifts.name': 'PERSON', 'swaps.proposerName': 'PERSON', 'swaps.colleagueName': 'PERSON' },
};
