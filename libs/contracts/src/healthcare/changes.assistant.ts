import type { ChangeWords, LookupSpec } from '../assistant.js';
import { approves, declines } from '../decision-words.js';
import { splitAtCommas } from '../words.js';

const roster: LookupSpec = {
  operation: 'healthcare.shifts.list',
  search: 'search',
  at: 'items',
  name: 'department',
  hint: 'date',
  get: 'healthcare.shifts.get',
  one: 'shift',
};
/** Somebody's place in a shift of the roster. */
const assignmentId = {
  label: 'Person',
  ask: 'Who do you mean?',
  lookup: {
    operation: 'healthcare.shifts.get',
    each: { argument: 'shiftId', of: roster },
    at: 'people',
    id: 'assignmentId',
    name: 'name',
    hint: 'status',
    one: 'person on a shift',
  },
};
const open: LookupSpec = { ...roster, where: { status: ['open'] } };
/** Those who may work a shift, the ones with the fewest hours first. */
const mayWork: LookupSpec = {
  operation: 'healthcare.shifts.candidates',
  with: { shiftId: 'shiftId' },
  at: 'items',
  id: 'userId',
  name: 'name',
  where: { refusal: [null] },
  one: 'person who may work it',
};
const enrollmentId = {
  label: 'Course',
  ask: 'Which course do you mean?',
  lookup: {
    operation: 'healthcare.courses.list',
    args: { show: 'mine' },
    at: 'items',
    id: 'enrollment.id',
    name: 'title',
    one: 'course',
  },
};
const mySwap = (of: LookupSpec['where']): LookupSpec => ({
  operation: 'healthcare.swaps.mine',
  at: 'items',
  id: 'swapId',
  name: 'colleagueName',
  hint: 'given.department',
  where: { status: ['proposed'], ...of },
  one: 'exchange',
});
const waiting: LookupSpec = {
  operation: 'healthcare.credentials.list',
  search: 'search',
  at: 'items',
  name: 'holderName',
  hint: 'name',
  get: 'healthcare.credentials.get',
  one: 'credential',
};

/** What people in healthcare say of changes, beside what the contracts know. */
export const healthcareChanges: Readonly<Record<string, ChangeWords>> = {
  'healthcare.availability.set': {
    card: 'Set my availability',
    one: 'availability',
    title: 'Set my availability for shifts',
    verbs: splitAtCommas(
      'want, am free, am only free, am available, am only available, can work, can only work, work, prefer, only want, set, change',
    ),
    synonyms: splitAtCommas('availability, available, free, shifts, nights, days, weekends, no more'),
    slots: { parts: { label: 'Available on', ask: 'In which parts of the week: which days, by day or by night?' } },
  },
  'healthcare.breaches.decide': { one: 'breach assessment', verbs: splitAtCommas('decide, notify') },
  'healthcare.breaches.notified': {
    card: 'Record a breach notice',
    one: 'notice of a breach',
    verbs: splitAtCommas('notified, told, informed'),
    synonyms: splitAtCommas('people told, notified'),
  },
  'healthcare.compliance.alternative': { one: 'alternative to a control', verbs: splitAtCommas('document, write') },
  'healthcare.compliance.assign': { card: 'Assign a control', one: 'owner of a control', synonyms: ['responsible'] },
  'healthcare.compliance.attach': { card: 'Attach evidence to a control', one: 'evidence to a control' },
  'healthcare.compliance.attest': {
    card: 'Attest for HIPAA',
    one: 'statement',
    synonyms: splitAtCommas('confidentiality statement, HIPAA training'),
  },
  'healthcare.compliance.collect': {
    card: 'Collect evidence for a control',
    one: 'evidence of a control',
    synonyms: ['figures'],
  },
  'healthcare.compliance.load': {
    card: 'Load the technical safeguards',
    one: 'technical safeguards',
    synonyms: ['controls'],
  },
  'healthcare.compliance.review': { one: 'control', verbs: splitAtCommas('review, record a review of') },
  'healthcare.credentials.add': {
    card: 'Record a credential',
    one: 'credential',
    title: 'Record a credential of mine',
    verbs: splitAtCommas('add, record, enter, register, put, i got, i have got, i have a new, i earned, i passed'),
    synonyms: splitAtCommas('certification, certificate, license, card, my file, my credentials'),
    slots: {
      name: { text: 'name', ask: 'What is it called?' },
      kind: { ask: 'Is it a license, a certification or an immunization?' },
      issuer: { label: 'Issued by', ask: 'Who issued it?' },
      number: { label: 'Number', ask: 'Which number does it have?' },
      issuedAt: { label: 'Issued on', ask: 'When was it issued?' },
      expirationDate: { label: 'Valid until', ask: 'Until when is it valid?' },
    },
  },
  'healthcare.credentials.reject': { slots: { credentialId: { lookup: waiting } } },
  'healthcare.credentials.revoke': { slots: { credentialId: { lookup: waiting } } },
  'healthcare.credentials.verify': { slots: { credentialId: { lookup: waiting } } },
  'healthcare.credentials.withdraw': {
    card: 'Withdraw a credential',
    one: 'credential that waits',
    synonyms: ['renewal'],
    slots: {
      credentialId: {
        lookup: { operation: 'healthcare.credentials.own', at: 'items', name: 'name', one: 'credential' },
      },
    },
  },
  'healthcare.enrollments.complete': { one: 'course', slots: { enrollmentId } },
  'healthcare.enrollments.continue': {
    card: 'Finish a part of a course',
    one: 'part of a course',
    verbs: splitAtCommas('continue, finish, finished'),
    slots: { enrollmentId },
  },
  'healthcare.enrollments.withdraw': {
    card: 'Withdraw from a course',
    one: 'course',
    verbs: splitAtCommas('withdraw, leave, drop, take me out, unenroll'),
    synonyms: splitAtCommas('enrollment, class'),
    slots: { enrollmentId },
  },
  'healthcare.shifts.cancel': {
    verbs: splitAtCommas('cancel, call off'),
    slots: { shiftId: { lookup: { ...roster, where: { status: ['open', 'filled'] } } } },
  },
  'healthcare.leave.record': {
    card: 'Record a leave',
    one: 'leave of somebody',
    title: 'Record a leave',
    verbs: splitAtCommas('record, note, enter, is on leave, is away, is on holiday, is on vacation, is off, give'),
    synonyms: splitAtCommas('leave, holiday, vacation, time off, away, days off'),
    slots: {
      userId: { label: 'Person', ask: 'Who is on leave?' },
      firstDay: { label: 'First day', ask: 'From which day?' },
      lastDay: { label: 'Last day', ask: 'Until which day?' },
    },
  },
  'healthcare.roster.copy': {
    card: 'Copy a week of a unit',
    one: 'week of a unit',
    title: 'Copy a week of a unit as drafts',
    verbs: splitAtCommas('copy, repeat, duplicate, take over'),
    synonyms: splitAtCommas('roster, plan, schedule, week'),
    slots: {
      from: { label: 'Week', otherwise: 'today' },
      to: { label: 'Into the week of', ask: 'Into which week?' },
    },
  },
  'healthcare.roster.discard': {
    card: 'Discard the drafts of a unit',
    one: 'drafts of a week',
    title: 'Throw the drafts of a week away',
    verbs: splitAtCommas('discard, throw away, delete, drop, remove'),
    synonyms: splitAtCommas('drafts, drafted roster, planned shifts'),
    slots: { week: { label: 'Week', ask: 'Of which week?' } },
  },
  'healthcare.roster.publish': {
    card: 'Publish a week of a unit',
    one: 'week of a unit',
    title: 'Publish the drafts of a week',
    verbs: splitAtCommas('publish, send out, put out'),
    synonyms: splitAtCommas('roster, plan, schedule, drafts, week'),
    slots: { week: { label: 'Week', ask: 'Of which week?' } },
  },
  'healthcare.shifts.fill': {
    card: 'Give a shift to somebody',
    one: 'shift to somebody',
    title: 'Give a free slot of a shift to somebody',
    verbs: splitAtCommas('put, give, assign, place, schedule, book, roster, let, fill'),
    synonyms: splitAtCommas('shift, free slot, open shift'),
    slots: {
      shiftId: { label: 'Shift', ask: 'Which shift do you mean?', lookup: open },
      userId: { label: 'Person', ask: 'Who should work it?', lookup: mayWork },
    },
  },
  'healthcare.shifts.markAbsence': {
    card: 'Record an absence',
    one: 'absence from a shift',
    verbs: splitAtCommas('mark, record, note'),
    synonyms: splitAtCommas('absent, absence, no show, did not come'),
    slots: {
      assignmentId,
      absent: {
        label: 'Absent',
        otherwise: true,
        words: { false: splitAtCommas('did come, was there, take it back') },
      },
    },
  },
  'healthcare.shifts.publish': {
    one: 'shift',
    verbs: splitAtCommas('publish, put up, post, open, create, add, offer, need, we need, i need'),
    slots: {
      department: {
        lookup: { operation: 'healthcare.shifts.words', at: 'departments', name: '', one: 'department' },
        ask: 'In which department?',
      },
      date: { ask: 'On which day?' },
      startTime: {
        ask: 'When does it begin?',
        words: { '07:00': ['day', 'day shift'], '19:00': ['night', 'night shift'] },
      },
      endTime: {
        ask: 'When does it end?',
        words: { '19:00': ['day', 'day shift'], '07:00': ['night', 'night shift'] },
      },
      slots: { label: 'People', ask: 'How many people?', otherwise: 1 },
      requiredCredentials: {
        lookup: { operation: 'healthcare.shifts.words', at: 'credentials', name: '', one: 'credential' },
        ask: 'Which credential does it need?',
      },
      requiredSkills: {
        lookup: { operation: 'healthcare.shifts.words', at: 'skills', name: '', one: 'skill' },
        otherwise: [],
      },
    },
  },
  'healthcare.shifts.remove': {
    one: 'person from a shift',
    verbs: splitAtCommas('take, remove'),
    slots: { assignmentId },
  },
  'healthcare.swaps.answer': {
    card: 'Answer a shift exchange',
    one: 'exchange of shifts',
    verbs: splitAtCommas('accept, refuse, decline, agree, answer'),
    synonyms: splitAtCommas('swap, exchange'),
    slots: {
      swapId: { lookup: mySwap({ mine: [false] }) },
      accepted: {
        label: 'Answer',
        ask: 'Do you accept it?',
        words: {
          true: splitAtCommas('accept, agree, say yes, take'),
          false: splitAtCommas('refuse, decline, say no, reject'),
        },
      },
    },
  },
  'healthcare.swaps.decide': {
    card: 'Decide a shift exchange',
    one: 'exchange of shifts',
    synonyms: splitAtCommas('swap, exchange'),
    slots: {
      swapId: {
        lookup: {
          operation: 'healthcare.shifts.requests',
          at: 'swaps',
          id: 'swapId',
          name: 'proposerName',
          hint: 'colleagueName',
          one: 'exchange',
        },
      },
      decision: {
        words: {
          approved: approves,
          declined: declines,
        },
      },
      reason: { text: 'message', ask: 'Why? Both people read it.', onlyWith: { decision: ['declined'] } },
    },
  },
  'healthcare.swaps.propose': {
    card: 'Propose a shift exchange',
    one: 'exchange of shifts',
    verbs: splitAtCommas('swap, exchange, trade, propose, offer, take my'),
    synonyms: splitAtCommas('swap, exchange, trade, shift, my shift'),
    slots: {
      shiftId: {
        label: 'My shift',
        ask: 'Which of your shifts?',
        lookup: {
          operation: 'healthcare.shifts.schedule',
          at: 'items',
          name: 'department',
          hint: 'date',
          where: { status: ['confirmed'], swapId: [null] },
          one: 'shift',
        },
      },
      assignmentId: {
        label: 'For the shift of',
        ask: 'With whom, and for which of their shifts?',
        lookup: {
          operation: 'healthcare.swaps.options',
          with: { shiftId: 'shiftId' },
          at: 'items',
          id: 'assignmentId',
          name: 'colleagueName',
          hint: 'date',
          one: 'shift to exchange it for',
        },
      },
    },
  },
  'healthcare.swaps.withdraw': {
    card: 'Withdraw a shift exchange',
    one: 'exchange of shifts',
    synonyms: splitAtCommas('swap, exchange'),
    slots: { swapId: { lookup: mySwap({ mine: [true] }) } },
  },
  'healthcare.units.invite': {
    card: 'Invite people to a shift',
    one: 'people to a shift',
    title: 'Invite people to claim an open shift',
    verbs: splitAtCommas('invite, ask whether, ask if'),
    slots: {
      shiftId: { label: 'Shift', ask: 'Which shift do you mean?', lookup: open },
      userIds: { label: 'People', ask: 'Whom?', lookup: mayWork },
    },
  },
};
