import type { AssistantSpec } from '../assistant.js';
import { planStates } from './onboarding-states.js';
import { splitAtCommas } from '../words.js';

const link = '/talent/onboard';
const hubs = ['talent', 'sales', 'healthtech', 'cyber'];

export const plans: AssistantSpec = {
  examples: [
    'who is onboarding',
    'which newcomers are behind',
    'show the onboarding plans',
    'list the new hires who have not started yet',
    'which onboarding plans are blocked',
    'how far is the onboarding of Nina',
    'who starts next in onboarding',
    'onboarding progress of my newcomers',
    'which onboarding plans are completed',
    'whose 30 day checkpoint is due',
    'new hires with overdue onboarding tasks',
  ],
  hubs,
  label: 'Onboarding plans',
  describe:
    'Onboarding plans the caller runs or leads: newcomer, position, start, state, required tasks done, blocked tasks and the next checkpoint.',
  synonyms: splitAtCommas('new hires, newcomers, onboarding plans, joiners, starters, preboarding, ramp-up plans'),
  link,
  slots: {
    search: { label: 'Search', text: 'name' },
    status: {
      label: 'Status',
      words: {
        not_started: splitAtCommas('not started, not yet started, have not started'),
        preboarding: ['preboarding'],
        active: splitAtCommas('active, under way'),
        completed: splitAtCommas('completed, finished'),
        cancelled: splitAtCommas('cancelled, called off'),
      },
      labels: Object.fromEntries(Object.entries(planStates).map(([key, { label }]) => [key, label])),
    },
    blocked: { label: 'Blocked', words: { true: splitAtCommas('blocked, stuck') } },
    overdue: { label: 'Overdue', words: { true: splitAtCommas('overdue, behind, late') } },
    due: {
      label: 'Checkpoint due',
      words: { true: splitAtCommas('checkpoint is due, checkpoints are due, checkpoint due') },
    },
  },
  present: {
    rows: {
      at: 'items',
      one: 'onboarding plan',
      many: 'onboarding plans',
      columns: {
        Newcomer: 'employeeName',
        Position: 'title',
        Starts: 'startDate|day',
        Status: 'status',
        'Required done': 'requiredDone',
        'Required in all': 'requiredTotal',
        Blocked: 'blocked',
      },
      total: 'total',
      empty: 'No one is onboarding',
    },
  },
  phi: { 'items.employeeName': 'PERSON' },
};

export const summary: AssistantSpec = {
  examples: [
    'how is onboarding going',
    'onboarding at a glance',
    'what share of required onboarding tasks is done',
    'how many people are onboarding',
    'how many onboarding tasks are blocked',
    'how many onboarding checkpoints are due',
    'summary of onboarding',
    'onboarding figures',
    'how many newcomers do we have',
    'count the onboarding plans by status',
  ],
  hubs,
  label: 'Onboarding at a glance',
  describe: 'Plans by status, required tasks done, blocked tasks and checkpoints that are due.',
  synonyms: splitAtCommas('onboarding overview, onboarding status, onboarding numbers'),
  link,
  present: {
    lead: [
      '{byStatus.active|one:onboarding plan} active, {byStatus.preboarding} in preboarding, {byStatus.not_started} not started.',
      '{requiredDone} of {requiredTotal|one:required task} done, {blocked|one:task} blocked, {checkpointsDue|one:checkpoint} due.',
    ],
  },
  trust: { 'blockedTasks.blockedReason': 'user' },
  phi: { 'blockedTasks.employeeName': 'PERSON', 'dueCheckpoints.employeeName': 'PERSON' },
};

export const mine: AssistantSpec = {
  examples: [
    'what is left of my onboarding',
    'my onboarding tasks',
    'show my onboarding plan',
    'what do I have to do for my onboarding',
    'which onboarding tasks are mine',
    'what do I owe newcomers',
    'which tasks do I have for new colleagues',
    'is my onboarding finished',
    'when is my next onboarding task due',
    'my tasks as a newcomer',
  ],
  hubs: [...hubs, 'candidate', 'dashboard'],
  label: 'My onboarding',
  describe: "The caller's own onboarding plan, and the tasks they have in the onboarding of others.",
  synonyms: splitAtCommas('onboarding checklist, my first weeks, my plan as a new hire'),
  link,
  present: {
    rows: {
      at: 'tasks',
      one: 'task for a newcomer',
      many: 'tasks for newcomers',
      columns: { Task: 'title', Newcomer: 'employeeName', Due: 'dueOn|day', Status: 'status' },
      empty: 'No one is onboarding',
    },
  },
  trust: { 'tasks.blockedReason': 'user', 'plan.tasks.blockedReason': 'user', 'plan.checkpoints.notes': 'user' },
  phi: {
    'tasks.employeeName': 'PERSON',
    'tasks.ownerName': 'PERSON',
    'plan.employeeName': 'PERSON',
    'plan.managerName': 'PERSON',
    'plan.tasks.ownerName': 'PERSON',
  },
};

export const tick: AssistantSpec = {
  examples: [
    'mark the onboarding task Set up the laptop as done',
    'tick my onboarding task Meet the team',
    'finish the onboarding task Order the badge',
    'set the onboarding task Meet the team to in progress',
    'start the onboarding task Set up the laptop',
  ],
  hubs,
  label: 'Tick an onboarding task',
  describe: "Changes the state of one of the caller's tasks in the onboarding of a newcomer.",
  synonyms: splitAtCommas('finish an onboarding task, complete an onboarding task, tick off an onboarding task'),
  link,
  slots: {
    onboardingTaskId: {
      label: 'Task',
      ask: 'Which onboarding task do you mean?',
      lookup: {
        operation: 'talent.onboarding.mine',
        at: 'tasks',
        name: 'title',
        hint: 'employeeName',
        one: 'onboarding task',
      },
    },
    status: {
      label: 'Status',
      words: {
        done: splitAtCommas('done, finished, complete, completed, tick, tick off, ticked'),
        in_progress: splitAtCommas('in progress, started, begun, start, begin'),
        todo: splitAtCommas('to do, reopen, open again'),
      },
    },
    reason: { label: 'Reason', text: 'message', onlyWith: { status: ['blocked'] } },
  },
  proposes: {
    title: 'Change an onboarding task',
    permission: 'Owner of the task',
    verbs: splitAtCommas('mark, tick, tick off, set, finish, complete, start, begin, reopen'),
  },
};
