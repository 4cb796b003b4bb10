import { words, type AssistantSpec, type SlotSpec } from '../assistant.js';
import { kindTable } from './notification-kinds.js';

export const hubs = ['dashboard', 'general'];
const link = '/user/notifications/all';

export const kind: SlotSpec = {
  label: 'Kind',
  labels: Object.fromEntries(Object.entries(kindTable).map(([key, { label }]) => [key, label])),
  words: {
    security: words('security notices, security notifications, security alerts'),
    approval: words('approvals, approval notifications, approval requests'),
    task: words('task notifications, task reminders, about tasks, about my tasks'),
    goal: words('goal notifications, goal reminders, about goals, about my goals'),
    interest: words('internal mobility notifications, interest notifications, about internal mobility'),
    application: words('recruiting notifications, application notifications, notifications about applications'),
    collaboration: words('collaboration notifications, mentorship notifications, about collaboration'),
    deal: words('deal notifications, deal alerts, deal updates, notifications about deals'),
    territory: words('territory notifications, territory alerts, notifications about territories'),
    shift: words('shift notifications, shift alerts, notifications about shifts'),
    credential: words('credential notifications, credential reminders, notifications about credentials'),
    clearance: words('clearance notifications, notifications about clearances'),
    incident: words('incident notifications, incident alerts, notifications about incidents'),
    system: words('product notifications, account notifications'),
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
  synonyms: words('alerts, messages, updates, reminders, bell, inbox, announcements, unread'),
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
        { words: words('unread, new, unseen, missed, miss, latest'), called: 'unread', where: { readAt: [null] } },
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
  synonyms: words('dismiss all notifications, read everything, empty my inbox, dismiss my alerts'),
  link,
  slots: { kind },
  proposes: {
    title: 'Mark all my notifications as read',
    permission: 'My own notifications',
    verbs: words('mark, clear, set, dismiss, empty, acknowledge, archive, flag, remove, delete, wipe'),
  },
};
