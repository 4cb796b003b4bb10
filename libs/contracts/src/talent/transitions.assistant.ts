import type { AssistantSpec, SlotSpec } from '../assistant.js';
import { approves } from '../decision-words.js';
import { splitAtCommas } from '../words.js';

const link = '/talent/transition';

const status: SlotSpec = {
  label: 'Status',
  words: {
    requested: splitAtCommas('requested, asked for, newly requested'),
    in_review: splitAtCommas('in review, under review, being reviewed, waiting for approval'),
    approved: splitAtCommas('approved, agreed'),
    in_progress: splitAtCommas('in progress, under way, being handed over'),
    completed: splitAtCommas('completed, finished, done'),
    declined: splitAtCommas('declined, refused, rejected'),
    cancelled: splitAtCommas('cancelled, canceled, called off'),
  },
};

export const transitionList: AssistantSpec = {
  examples: [
    'which transitions are in progress',
    'who is changing seats in the company',
    'show the transitions that are in review',
    'which moves take effect soon',
    'how far is the handover of the transitions',
    'list all transitions',
    'which employees are being promoted',
    'show approved transitions',
    'which relocations are planned',
    'who is moving to another department',
    'which transitions were declined',
  ],
  hubs: ['talent'],
  label: 'Transitions',
  describe:
    'Moves of employees from one seat to another, with status, effective date, how far the handover is and what becomes of the seat they leave.',
  covers: ['talent.transitions.board', 'talent.transitions.get'],
  synonyms: splitAtCommas(
    'internal moves, employee moves, seat changes, promotions, transfers, relocations, handovers',
  ),
  link,
  slots: {
    search: { label: 'Person or seat', text: 'name' },
    status,
    type: {
      label: 'Type',
      words: {
        promotion: splitAtCommas('promotion, promotions, promoted'),
        lateral: splitAtCommas('lateral, lateral move, lateral moves'),
        temporary: splitAtCommas('temporary move, temporary moves, temporary transition'),
        relocation: splitAtCommas('relocation, relocations, relocated'),
        industry_switch: splitAtCommas('industry switch, industry switches'),
      },
    },
  },
  present: {
    rows: {
      at: 'items',
      one: 'transition',
      many: 'transitions',
      columns: {
        Person: 'employeeName',
        To: 'to.title',
        Department: 'to.department',
        Type: 'type|label',
        Status: 'status|label',
        Effective: 'effectiveDate|day',
        Handover: 'handover.percent|percent',
      },
      total: 'total',
      empty: 'No transitions',
    },
  },
  phi: { 'items.employeeName': 'PERSON' },
};

export const myTransitions: AssistantSpec = {
  examples: [
    'when do I start in my new seat',
    'what is still to do in my handover',
    'is my own transition approved',
    'which transitions wait for my approval',
    'show my transition',
    'what is left of my handover',
    'when does my move take effect',
    'am I changing seats',
    'which handover tasks are mine',
    'what is missing before I can change my role',
  ],
  hubs: ['sales', 'talent', 'health-tech', 'cyber'],
  label: 'My transition',
  describe:
    "The caller's own moves to another seat, moves that wait for the caller's approval, and what the caller hands over.",
  synonyms: splitAtCommas('my handover, my new seat, my move, my new role start'),
  link,
  present: {
    rows: {
      at: 'items',
      one: 'transition',
      many: 'transitions',
      columns: {
        Person: 'employeeName',
        To: 'to.title',
        Status: 'status|label',
        Effective: 'effectiveDate|day',
        'Handover done': 'handover.done',
        'of tasks': 'handover.total',
      },
      empty: 'No transitions',
    },
  },
  trust: {
    'items.note': 'user',
    'items.reason': 'user',
    'items.tasks.title': 'user',
    'ended.note': 'user',
    'ended.reason': 'user',
    'ended.tasks.title': 'user',
  },
  phi: {
    'items.employeeName': 'PERSON',
    'items.requestedByName': 'PERSON',
    'items.approvals.approverNames': 'PERSON',
    'items.approvals.decidedByName': 'PERSON',
    'items.tasks.ownerName': 'PERSON',
    'ended.employeeName': 'PERSON',
    'ended.requestedByName': 'PERSON',
    'ended.approvals.approverNames': 'PERSON',
    'ended.approvals.decidedByName': 'PERSON',
    'ended.tasks.ownerName': 'PERSON',
  },
};

export const transitionDecide: AssistantSpec = {
  examples: [
    'approve the transition of Jane Doe as HR',
    'decline the move of Jane Doe as current manager because the project is not finished',
    'approve the transition for Jane as her current manager',
    'agree to the move of Jane Doe for HR',
  ],
  hubs: ['talent'],
  label: 'Decide on a transition',
  describe: 'Approves one step of a move from seat to seat, or declines the move with a reason.',
  synonyms: splitAtCommas('approve a move, decline a move, agree to a transfer'),
  link,
  slots: {
    transitionId: {
      label: 'Transition',
      ask: 'Whose transition do you decide on?',
      lookup: {
        operation: 'talent.transitions.mine',
        at: 'items',
        name: 'employeeName',
        hint: 'status',
        get: 'talent.transitions.get',
        one: 'transition',
      },
    },
    version: { from: 'transitionId.version' },
    step: {
      label: 'Step',
      ask: 'As receiving manager, as current manager or for HR?',
      words: {
        receiving: splitAtCommas('receiving manager, as receiving manager, new manager'),
        current: splitAtCommas('current manager, as current manager, her manager, his manager, their manager'),
        hr: splitAtCommas('hr, as hr, for hr, human resources'),
      },
    },
    decision: {
      label: 'Decision',
      ask: 'Approve or decline?',
      words: {
        approved: approves,
        declined: splitAtCommas('decline, refuse, reject, turn down'),
      },
    },
    reason: {
      label: 'Reason',
      ask: 'Why is it declined? The people concerned will read it.',
      text: 'message',
      onlyWith: { decision: ['declined'] },
    },
  },
  proposes: {
    title: 'Decide on a transition',
    permission: 'The managers of both seats, and HR',
    verbs: splitAtCommas('approve, decline, agree, accept, refuse, reject, turn down, say yes to, say no to'),
  },
};
