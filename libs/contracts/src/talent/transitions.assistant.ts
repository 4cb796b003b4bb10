import { words, type AssistantSpec, type SlotSpec } from '../assistant.js';

const link = '/talent/transition';

const status: SlotSpec = {
  label: 'Status',
  words: {
    requested: words('requested, asked for, newly requested'),
    in_review: words('in review, under review, being reviewed, waiting for approval'),
    approved: words('approved, agreed'),
    in_progress: words('in progress, under way, being handed over'),
    completed: words('completed, finished, done'),
    declined: words('declined, refused, rejected'),
    cancelled: words('cancelled, canceled, called off'),
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
  synonyms: words('internal moves, employee moves, seat changes, promotions, transfers, relocations, handovers'),
  link,
  slots: {
    search: { label: 'Person or seat', text: 'name' },
    status,
    type: {
      label: 'Type',
      words: {
        promotion: words('promotion, promotions, promoted'),
        lateral: words('lateral, lateral move, lateral moves'),
        temporary: words('temporary move, temporary moves, temporary transition'),
        relocation: words('relocation, relocations, relocated'),
        industry_switch: words('industry switch, industry switches'),
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
  synonyms: words('my handover, my new seat, my move, my new role start'),
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
    'items.approvals.approverName': 'PERSON',
    'items.approvals.decidedByName': 'PERSON',
    'items.tasks.ownerName': 'PERSON',
    'ended.employeeName': 'PERSON',
    'ended.requestedByName': 'PERSON',
    'ended.approvals.approverName': 'PERSON',
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
  synonyms: words('approve a move, decline a move, agree to a transfer'),
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
        receiving: words('receiving manager, as receiving manager, new manager'),
        current: words('current manager, as current manager, her manager, his manager, their manager'),
        hr: words('hr, as hr, for hr, human resources'),
      },
    },
    decision: {
      label: 'Decision',
      ask: 'Approve or decline?',
      words: { approved: words('approve, agree, accept'), declined: words('decline, refuse, reject') },
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
    verbs: words('approve, decline, agree, accept, refuse, reject, say yes to, say no to'),
  },
};
