import type { AssistantSpec } from '../assistant.js';
import { approves, declines } from '../decision-words.js';
import { splitAtCommas } from '../words.js';

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
  synonyms: splitAtCommas('roster, staffing, staff schedule, shifts of the staff, unfilled shifts, coverage of shifts'),
  link,
  slots: {
    search: { label: 'Department', text: 'name' },
    status: {
      label: 'Status',
      words: {
        open: splitAtCommas('open, not filled, unfilled, uncovered, still need people, short of'),
        filled: splitAtCommas('filled, full, complete, covered'),
        cancelled: splitAtCommas('cancelled, canceled, called off'),
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
  synonyms: splitAtCommas('shift approvals, shift claims, pending claims, claims to approve, requests of nurses'),
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

export const shiftDecision: AssistantSpec = {
  examples: ['approve the claim of Amara Diallo', 'decline the release of Amara Diallo because nobody is left'],
  hubs,
  label: 'Decide a claim or a release',
  describe: 'Approves or declines a claim of a shift or a late release that waits for the caller.',
  synonyms: splitAtCommas('approve a claim, approve a release, decide a shift request'),
  link,
  slots: {
    assignmentId: {
      label: 'Request',
      ask: 'Whose request do you mean?',
      lookup: {
        operation: 'healthcare.shifts.requests',
        at: 'shifts',
        id: 'assignmentId',
        name: 'name',
        hint: 'department',
        one: 'request',
      },
    },
    decision: {
      label: 'Decision',
      ask: 'Do you approve or decline it?',
      words: {
        approved: [...approves, 'let'],
        declined: declines,
      },
    },
    reason: {
      label: 'Reason',
      ask: 'Why? The person reads it.',
      text: 'message',
      onlyWith: { decision: ['declined'] },
    },
  },
  proposes: {
    title: 'Decide a claim or a release of a shift',
    permission: 'Approve shifts in Healthcare',
    verbs: splitAtCommas('approve, decline, reject, refuse, turn down, say yes, say no, allow, let, release'),
  },
};
