import type { AssistantSpec, LookupSpec, SlotSpec } from '../assistant.js';
import { splitAtCommas } from '../words.js';
import { NO_OPPORTUNITIES, NO_EXPRESSIONS } from './mobility.js';

const opportunities = '/sales/internal-mobility/opportunities';
const interests = '/sales/internal-mobility/expressions';

const status: SlotSpec = {
  label: 'Status',
  words: {
    pending: splitAtCommas(`pending, waiting, undecided, unanswered, not decided, still open, outstanding, awaiting,
          to decide, undecided`),
    approved: ['approved', 'accepted', 'successful', 'granted'],
    declined: splitAtCommas('declined, rejected, refused, turned down, denied'),
    withdrawn: ['withdrawn', 'taken back', 'pulled out', 'cancelled'],
  },
};

const position: LookupSpec = {
  operation: 'talent.mobility.search',
  search: 'search',
  at: 'items',
  name: 'title',
  hint: 'department',
  one: 'position',
};

export const positionsSearch: AssistantSpec = {
  examples: [
    'which internal positions are open',
    'where could I move inside the company',
    'which internal jobs fit me',
    'how ready am I for an internal move',
    'internal positions in customer success',
    'what skills do I miss for another role',
    'which open roles do I qualify for',
    'show internal opportunities',
    'are there vacancies for me in the company',
    'what could be my next role',
    'internal job openings',
    'which position matches my skills best',
    'can I switch to another department',
    'what career opportunities do I have here',
    'newest internal openings',
    'which positions can I transfer to',
    'what else could I do here',
  ],
  hubs: ['sales', 'talent', 'candidate'],
  label: 'Internal positions',
  describe:
    'Internal positions the person is eligible for, with department, place and how ready they are for each, skill by skill.',
  synonyms: splitAtCommas(`internal vacancies, internal mobility, career moves, job board, lateral move, promotion,
          readiness, skill gap`),
  link: opportunities,
  covers: ['talent.mobility.opportunities'],
  slots: {
    search: { label: 'Search', text: 'name' },
    sort: {
      words: {
        'readiness:desc': splitAtCommas(
          'ready, readiness, fit, fits, match, matches, qualify, qualified, best, suit, suits, skills',
        ),
        'openedAt:desc': ['newest', 'latest', 'recent', 'new'],
      },
    },
  },
  present: {
    rows: {
      at: 'items',
      one: 'internal position',
      many: 'internal positions',
      columns: {
        Position: 'title',
        Department: 'department',
        Location: 'location',
        Readiness: 'readiness|percent',
        'My interest': 'myStatus',
      },
      total: 'total',
      empty: NO_OPPORTUNITIES,
    },
  },
  trust: { 'items.description': 'user', 'items.title': 'user' },
};

export const myExpressions: AssistantSpec = {
  examples: [
    'what happened to my expressions of interest',
    'was my interest approved',
    'which internal positions have I applied for',
    'why was my interest declined',
    'show my pending expressions',
    'did anybody answer my internal application',
    'status of my internal applications',
    'my interests',
    'have I heard back about the internal role',
    'list the positions I showed interest in',
    'which of my interests are still undecided',
    'what did the hiring manager say about my interest',
    'where did I raise my hand',
  ],
  hubs: ['sales', 'talent', 'candidate'],
  label: 'My interests',
  describe: "The caller's own expressions of interest in internal positions, with status, note, decision and reason.",
  synonyms: splitAtCommas('internal applications, expression of interest, my applications, interest status'),
  link: interests,
  covers: ['talent.mobility.myExpressions'],
  slots: { status },
  present: {
    rows: {
      at: 'items',
      one: 'expression of interest',
      many: 'expressions of interest',
      columns: {
        Position: 'positionTitle',
        Department: 'department',
        Status: 'status',
        Since: 'createdAt|day',
        Decided: 'decidedAt|day',
        Reason: 'reason',
      },
      empty: NO_EXPRESSIONS,
    },
  },
  trust: { 'items.note': 'user', 'items.reason': 'user' },
};

export const incomingExpressions: AssistantSpec = {
  examples: [
    'who is interested in my positions',
    'which expressions of interest wait for me',
    'who wants to join my team',
    'show incoming interest',
    'do I have expressions of interest to decide',
    'which colleagues applied for my open roles',
    'who expressed interest',
    'internal candidates for my positions',
    'whose interest have I not answered yet',
    'how ready are the people who are interested in my position',
    'which internal applicants are waiting for my decision',
  ],
  hubs: ['talent', 'sales'],
  label: 'Incoming interest',
  describe:
    'Expressions of interest in positions the caller hires for, waiting ones first, with the person, their title and readiness.',
  synonyms: splitAtCommas(`internal applicants, internal candidates, interested colleagues, interest inbox,
          people who want to move to my team`),
  link: interests,
  slots: { status },
  present: {
    rows: {
      at: 'items',
      one: 'expression of interest',
      many: 'expressions of interest',
      columns: {
        Person: 'personName',
        Title: 'personTitle',
        Position: 'positionTitle',
        Readiness: 'readiness|percent',
        Status: 'status',
        Since: 'createdAt|day',
      },
      empty: NO_EXPRESSIONS,
    },
  },
  trust: { 'items.note': 'user', 'items.reason': 'user' },
  phi: { 'items.personName': 'PERSON' },
};

export const interestExpress: AssistantSpec = {
  examples: [
    'express interest in the position account executive',
    'I want to apply for the internal role of account executive',
    'put me forward for the account executive position',
    'tell the hiring manager I am interested in account executive',
    'apply for the internal account executive position',
  ],
  hubs: ['sales', 'talent', 'candidate'],
  label: 'Express interest',
  describe:
    "Tells the hiring manager of an internal position that the caller is interested; the caller's own manager hears of it only when it is approved.",
  synonyms: ['apply internally', 'raise my hand for a role', 'show interest'],
  link: opportunities,
  slots: {
    positionId: { label: 'Position', ask: 'Which position are you interested in?', lookup: position },
    note: { label: 'Note', text: 'message' },
  },
  proposes: {
    title: 'Express interest in an internal position',
    permission: 'Internal mobility for professionals',
    verbs: splitAtCommas(
      `express, apply, put, register, show, submit, tell, raise, nominate, declare, send, show interest, show my interest,
      tell them, let them know, i am interested in, be considered, consider me, sign me up, count me in, recommend me, throw my hat, raise my hand`,
    ),
  },
};

export const interestWithdraw: AssistantSpec = {
  examples: [
    'withdraw my interest in account executive',
    'take back my expression of interest',
    'cancel my internal application for account executive',
    'I am no longer interested in the account executive position',
    'pull my interest in account executive back',
  ],
  hubs: ['sales', 'talent', 'candidate'],
  label: 'Withdraw interest',
  describe: "Withdraws the caller's own pending expression of interest.",
  synonyms: splitAtCommas('retract my interest, revoke my application, remove my interest, undo my interest'),
  link: interests,
  slots: {
    expressionId: {
      label: 'Expression of interest',
      ask: 'Which expression of interest should be withdrawn?',
      lookup: {
        operation: 'talent.mobility.expressions',
        args: { status: 'pending' },
        at: 'items',
        name: 'positionTitle',
        hint: 'department',
        one: 'pending expression of interest',
      },
    },
  },
  proposes: {
    title: 'Withdraw an expression of interest',
    permission: 'Internal mobility for professionals',
    verbs: splitAtCommas(
      `withdraw, take, cancel, pull, retract, revoke, remove, undo, drop, rescind, delete, forget my, step back from,
      back out of, i am no longer interested in, i am not interested in`,
    ),
  },
};
