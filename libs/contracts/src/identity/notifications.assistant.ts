import type { AssistantSpec, SlotSpec } from '../assistant.js';
import { kindTable } from './notification-kinds.js';
import { splitAtCommas } from '../words.js';

export const hubs = ['dashboard', 'general'];
const link = '/user/notifications/all';

export const kind: SlotSpec = {
  label: 'Kind',
  labels: Object.fromEntries(Object.entries(kindTable).map(([key, { label }]) => [key, label])),
  words: {
    security: splitAtCommas(
      'security notices, security notifications, security alerts, about security, about my security',
    ),
    approval: splitAtCommas(
      'approvals, approval notifications, approval requests, about approvals, about my approvals',
    ),
    task: splitAtCommas('task notifications, task reminders, about tasks, about my tasks'),
    goal: splitAtCommas('goal notifications, goal reminders, about goals, about my goals'),
    interest: splitAtCommas(
      'internal mobility notifications, interest notifications, about internal mobility, about internal jobs, about my internal jobs',
    ),
    application: splitAtCommas(
      'recruiting notifications, application notifications, notifications about applications, about applications, about my applications',
    ),
    collaboration: splitAtCommas('collaboration notifications, mentorship notifications, about collaboration'),
    deal: splitAtCommas(
      'deal notifications, deal alerts, deal updates, notifications about deals, about deals, about my deals',
    ),
    territory: splitAtCommas(
      'territory notifications, territory alerts, notifications about territories, about territories, about my territories',
    ),
    shift: splitAtCommas(
      'shift notifications, shift alerts, notifications about shifts, about shifts, about my shifts',
    ),
    credential: splitAtCommas(
      'credential notifications, credential reminders, notifications about credentials, about credentials, about my credentials',
    ),
    clearance: splitAtCommas(
      'clearance notifications, notifications about clearances, about clearances, about my clearances',
    ),
    incident: splitAtCommas(
      'incident notifications, incident alerts, notifications about incidents, about incidents, about my incidents',
    ),
    system: splitAtCommas('product notifications, account notifications'),
  },
};

export const list: AssistantSpec = {
  examples: [
    'do I have unread notifications',
    'what is new for me',
    'show my notifications',
    'any news',
    'what did I miss',
    'are there messages for me',
    'is there anything I should know',
    'which alerts are waiting for me',
    'what happened since I was last here',
    'my inbox',
  ],
  hubs,
  label: 'Notifications',
  describe: "The caller's notifications, unread first, with the screen each is about.",
  synonyms: splitAtCommas('alerts, messages, updates, reminders, bell, inbox, announcements, unread'),
  link,
  slots: { kind },
  present: {
    lead: ['You have {unread|one:unread notification}.'],
    rows: {
      at: 'items',
      one: 'notification',
      many: 'notifications',
      columns: { What: 'title', Message: 'message', When: 'createdAt' },
      total: 'total',
      empty: 'You are all caught up',
      focus: [
        {
          words: splitAtCommas('unread, new, unseen, missed, miss, latest'),
          called: 'unread',
          where: { readAt: [null] },
        },
      ],
      chosenBy: 'kind',
    },
  },
  trust: { 'items.message': 'user', 'items.title': 'user' },
  // Who did what is what they tell.
  phi: { 'items.message': 'NOTE' },
};

export const readAll: AssistantSpec = {
  examples: [
    'mark all my notifications as read',
    'clear my notifications',
    'set all notifications to read',
    'mark everything as read',
    'mark my deal notifications as read',
  ],
  hubs,
  label: 'Mark notifications as read',
  synonyms: splitAtCommas('dismiss all notifications, read everything, empty my inbox, dismiss my alerts'),
  link,
  slots: { kind },
  proposes: {
    title: 'Mark all my notifications as read',
    permission: 'My own notifications',
    verbs: splitAtCommas('mark, clear, set, dismiss, empty, acknowledge, archive, flag, remove, delete, wipe'),
  },
};
