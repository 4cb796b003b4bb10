import type { ChangeWords, LookupSpec, SlotSpec } from '../assistant.js';
import { approves, declines } from '../decision-words.js';
import { splitAtCommas } from '../words.js';
import { rejection } from './reject-reasons.assistant.js';

const application: LookupSpec = {
  operation: 'talent.applications.list',
  search: 'search',
  at: 'items',
  name: 'personName',
  hint: 'positionTitle',
  get: 'talent.applications.get',
  one: 'application',
};
const applicationId: SlotSpec = { label: 'Application', ask: 'Whose application do you mean?', lookup: application };
const several = (where: LookupSpec['where']): SlotSpec => ({
  label: 'Application',
  ask: 'Whose application do you mean?',
  lookup: {
    operation: 'talent.applications.list',
    search: 'search',
    at: 'items',
    name: 'personName',
    hint: 'positionTitle',
    ...(where && { where }),
    one: 'application',
  },
});
const held: LookupSpec = {
  operation: 'talent.interviews.mine',
  at: 'items',
  name: 'personName',
  hint: 'positionTitle',
  one: 'interview',
};
/** An interview as those see it who keep the pipeline. */
const kept: LookupSpec = {
  operation: 'talent.interviews.list',
  each: { argument: 'applicationId', of: { ...application, args: { stageType: 'interview' } } },
  at: 'items',
  name: 'kind',
  hint: 'start',
  one: 'interview',
};
const decision: SlotSpec = { ask: 'Approve or decline?', words: { approved: approves, declined: declines } };
const whyNot: SlotSpec = { text: 'message', ask: 'Why? The person reads it.', onlyWith: { decision: ['declined'] } };
const parts = (operation: string, argument: string, of: LookupSpec, one: string): LookupSpec => ({
  operation,
  each: { argument, of },
  at: 'tasks',
  name: 'title',
  hint: 'ownerName',
  one,
});
const plan: LookupSpec = {
  operation: 'talent.onboarding.list',
  search: 'search',
  args: { running: 'true' },
  at: 'items',
  name: 'employeeName',
  hint: 'title',
  get: 'talent.onboarding.get',
  one: 'onboarding',
};
const onboardingPlanId: SlotSpec = { label: 'Onboarding of', ask: 'Whose onboarding do you mean?', lookup: plan };
const onboardingTaskId: SlotSpec = {
  label: 'Task',
  ask: 'Which task do you mean?',
  lookup: parts('talent.onboarding.get', 'onboardingPlanId', plan, 'onboarding task'),
};
const move: LookupSpec = {
  operation: 'talent.transitions.mine',
  at: 'items',
  name: 'employeeName',
  hint: 'status',
  get: 'talent.transitions.get',
  one: 'move',
  or: {
    operation: 'talent.transitions.list',
    search: 'search',
    at: 'items',
    name: 'employeeName',
    hint: 'status',
    get: 'talent.transitions.get',
    one: 'move',
  },
};
const transitionId: SlotSpec = { label: 'Move of', ask: 'Whose move do you mean?', lookup: move };
const handoverTaskId: SlotSpec = {
  label: 'Task',
  ask: 'Which task of the handover?',
  lookup: parts('talent.transitions.get', 'transitionId', move, 'handover task'),
};
const position: LookupSpec = {
  operation: 'talent.collaboration.list',
  at: 'items',
  name: 'positionTitle',
  one: 'position',
};

/** What people in talent management say of changes, beside what the contracts know. */
export const talentChanges: Readonly<Record<string, ChangeWords>> = {
  'talent.applications.move': {
    one: 'application',
    synonyms: splitAtCommas('stage, applicant, candidate, next stage'),
    slots: {
      applicationId,
      stageKey: {
        label: 'Stage',
        ask: 'To which stage?',
        lookup: {
          operation: 'talent.applications.get',
          with: { applicationId: 'applicationId' },
          at: 'stages',
          id: 'key',
          name: 'name',
          one: 'stage',
        },
      },
      note: { text: 'message' },
    },
  },
  'talent.applications.reject': rejection(several({ status: ['active', 'on_hold'] })),
  'talent.applications.restore': {
    one: 'rejected applicant',
    synonyms: splitAtCommas('rejection, application'),
    slots: { applicationIds: several({ status: ['rejected'] }) },
  },
  'talent.applications.withdraw': {
    card: 'Record a withdrawal',
    one: 'withdrawal of an applicant',
    verbs: splitAtCommas(
      'note, withdraw, record, no longer wants, does not want, do not want, is not interested, no longer interested, pulled out, withdrew, changed his mind, changed her mind',
    ),
    synonyms: splitAtCommas('withdrew, withdrawn, no longer wants, pulled out, application'),
    slots: { applicationId },
  },
  'talent.collaboration.handOver': {
    card: 'Hand a next step on',
    one: 'next step of a position',
    slots: { collaborationId: { lookup: position }, owner: { ask: 'To whom?' } },
  },
  'talent.collaboration.postNote': { one: 'note on a position', slots: { collaborationId: { lookup: position } } },
  'talent.interviews.cancel': { slots: { interviewId: { lookup: kept } } },
  'talent.interviews.complete': {
    slots: { interviewId: { lookup: held } },
    verbs: splitAtCommas('complete, finish, close, end, mark, i held, i had, i did, took place, is over'),
    synonyms: splitAtCommas('took place, held'),
  },
  'talent.interviews.miss': {
    card: 'Record a no-show',
    one: 'no-show at an interview',
    verbs: splitAtCommas('miss, note, record, mark, did not come, did not show up, nobody came, never came, missed'),
    synonyms: splitAtCommas('no show, did not come'),
    slots: { interviewId: { lookup: held } },
  },
  'talent.interviews.pick': {
    card: 'Pick an interview slot',
    one: 'slot for an interview',
    title: 'Pick a slot for my interview',
    synonyms: splitAtCommas('time slot, slot, interview, time'),
    slots: {
      interviewId: {
        label: 'Interview',
        ask: 'Which interview?',
        lookup: {
          operation: 'talent.myApplications.list',
          at: 'items.interviews',
          name: 'kind',
          where: { status: ['proposed'] },
          one: 'interview with slots to choose from',
        },
      },
      start: {
        label: 'Slot',
        ask: 'Which slot?',
        lookup: { operation: '', in: 'interviewId', at: 'slots', name: '', one: 'slot' },
      },
    },
  },
  'talent.interviews.recordSlot': {
    card: 'Record an interview slot',
    one: 'slot somebody has chosen',
    slots: {
      interviewId: { lookup: { ...kept, where: { status: ['proposed'] } } },
      start: {
        label: 'Slot',
        ask: 'Which slot?',
        lookup: { operation: '', in: 'interviewId', at: 'slots', name: '', one: 'slot' },
      },
    },
  },
  'talent.interviews.submitScorecard': {
    one: 'scorecard',
    slots: { interviewId: { lookup: { ...held, where: { due: [true] } } }, ratings: { otherwise: [], silent: true } },
  },
  'talent.mentorships.answer': {
    card: 'Answer a mentorship',
    verbs: splitAtCommas('ask for, request, accept, decline, end, answer'),
    slots: {
      action: {
        ask: 'Ask for it, accept, decline or end it?',
        words: {
          request: splitAtCommas('ask for, request'),
          accept: splitAtCommas('accept, agree'),
          decline: splitAtCommas('decline, refuse, turn down'),
          end: splitAtCommas('end, stop, finish'),
        },
      },
    },
  },
  'talent.mentorships.offer': {
    one: 'mentorship',
    verbs: splitAtCommas('offer, mentor, teach'),
    slots: {
      skillIds: {
        label: 'Skills',
        ask: 'In which skill?',
        lookup: { operation: 'talent.mentorships.list', at: 'skills', name: 'name', one: 'skill' },
      },
    },
  },
  'talent.mobility.decide': {
    card: 'Decide an interest',
    one: 'interest',
    synonyms: splitAtCommas('expression of interest, internal applicant'),
    slots: {
      expressionId: {
        label: 'Interest of',
        ask: 'Whose interest do you mean?',
        lookup: {
          operation: 'talent.mobility.incoming',
          at: 'items',
          name: 'personName',
          hint: 'positionTitle',
          one: 'expression of interest',
        },
      },
      decision,
      reason: whyNot,
    },
  },
  'talent.offers.decide': {
    card: 'Decide an offer',
    verbs: splitAtCommas('approve, return, send back, ask for changes, decide'),
    slots: {
      decision: {
        ask: 'Approve or return it?',
        words: { approved: approves, returned: [...splitAtCommas('return, send back, ask for changes'), ...declines] },
      },
      comment: { text: 'message', ask: 'What should change?', onlyWith: { decision: ['returned'] } },
    },
  },
  'talent.offers.recordAnswer': {
    one: 'answer to an offer',
    slots: {
      answer: {
        words: {
          accepted: splitAtCommas('accepted, accepts, said yes'),
          declined: splitAtCommas('declined, declines, said no'),
        },
      },
    },
  },
  'talent.onboarding.cancel': { one: 'onboarding', slots: { onboardingPlanId } },
  'talent.onboarding.complete': { one: 'onboarding', slots: { onboardingPlanId } },
  'talent.onboarding.holdCheckpoint': {
    card: 'Record a checkpoint',
    one: 'checkpoint of an onboarding',
    synonyms: splitAtCommas('30 days, 60 days, 90 days, checkpoint'),
    slots: { onboardingPlanId, day: { label: 'Checkpoint', ask: 'The one after 30, 60 or 90 days?' } },
  },
  'talent.onboarding.preboard': {
    card: 'Begin preboarding',
    one: 'preboarding of a newcomer',
    verbs: splitAtCommas('begin, start'),
    slots: { onboardingPlanId },
  },
  'talent.onboarding.reassign': { one: 'onboarding task', slots: { onboardingTaskId } },
  'talent.onboarding.start': {
    one: 'onboarding',
    slots: {
      templateId: {
        label: 'Template',
        ask: 'From which template?',
        lookup: { operation: 'talent.onboarding.templates', at: 'items', name: 'name', one: 'template' },
      },
    },
  },
  'talent.onboarding.unblock': { one: 'onboarding task', slots: { onboardingTaskId } },
  'talent.positions.create': {
    card: 'Open a position',
    one: 'seat of an approved request',
    synonyms: splitAtCommas('seat, position, one more seat'),
    slots: {
      requisitionId: {
        label: 'Request',
        ask: 'Which request do you mean?',
        lookup: {
          operation: 'talent.positions.openings',
          at: 'items',
          id: 'requisitionId',
          name: 'title',
          hint: 'department',
          one: 'approved request',
        },
      },
      location: { keeps: 'requisitionId.location' },
      remote: { otherwise: false },
    },
  },
  'talent.requisitions.create': {
    card: 'Request seats',
    one: 'request for seats',
    title: 'Keep a request for seats as a draft',
    verbs: splitAtCommas('need, request, ask for, create, new, draft, open'),
    synonyms: splitAtCommas('requisition, seat, seats, position, people, hire, headcount'),
    slots: {
      title: { ask: 'What is the job called?', text: 'name' },
      department: {
        label: 'Department',
        ask: 'In which department?',
        lookup: {
          operation: 'talent.requisitions.form',
          at: 'departments',
          id: 'department',
          name: 'department',
          hint: 'industry',
          one: 'department',
        },
      },
      industry: { keeps: 'department.industry' },
      headcount: { label: 'Seats', otherwise: 1 },
      employmentType: { otherwise: 'full_time' },
      reason: { otherwise: 'growth' },
      location: { text: 'name', otherwise: '' },
      remote: { otherwise: false },
      targetStartDate: { label: 'Start', otherwise: null },
      justification: { otherwise: '', silent: true },
      description: { otherwise: '', silent: true },
      salaryMin: { otherwise: null, silent: true },
      salaryMax: { otherwise: null, silent: true },
      requiredSkills: { otherwise: [], silent: true },
      hardRequirements: { otherwise: [], silent: true },
      replacesPositionId: { otherwise: null, silent: true },
    },
  },
  'talent.requisitions.decide': {
    one: 'request for seats',
    synonyms: splitAtCommas('requisition, request, seats'),
    slots: {
      decision: {
        ask: 'Approve, ask for changes or reject?',
        words: {
          approved: approves,
          changes_requested: splitAtCommas('ask for changes, changes, send back'),
          rejected: declines,
        },
      },
      comment: {
        text: 'message',
        ask: 'Why? The person reads it.',
        onlyWith: { decision: ['changes_requested', 'rejected'] },
      },
    },
  },
  'talent.transitions.addTask': { one: 'handover task', slots: { transitionId } },
  'talent.transitions.cancel': { slots: { transitionId } },
  'talent.transitions.complete': { slots: { transitionId } },
  'talent.transitions.removeTask': { one: 'handover task', slots: { handoverTaskId } },
  'talent.transitions.request': {
    one: 'move',
    slots: {
      toPositionId: {
        label: 'To',
        ask: 'Into which seat?',
        lookup: { operation: 'talent.transitions.seats', search: 'search', at: 'items', name: 'title', one: 'seat' },
      },
    },
  },
  'talent.transitions.review': { verbs: ['review', 'take'], slots: { transitionId } },
  'talent.transitions.schedule': {
    card: 'Schedule a move',
    one: 'day of a move',
    verbs: splitAtCommas('schedule, reschedule, move, postpone, starts, begins, takes effect'),
    slots: { transitionId },
  },
  'talent.transitions.start': { card: 'Start a handover', one: 'handover of a move', slots: { transitionId } },
  'talent.transitions.tick': {
    one: 'handover task',
    slots: {
      handoverTaskId,
      done: { label: 'Done', otherwise: true, words: { false: splitAtCommas('open again, reopen, not done') } },
    },
  },
  'talent.requisitions.cancel': { card: 'Cancel a request for seats' },
};
