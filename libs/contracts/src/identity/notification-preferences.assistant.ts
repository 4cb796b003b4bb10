import type { AssistantSpec } from '../assistant.js';
import { notificationKinds as notificationKindKeys } from './notification-kinds.js';
import { hubs, kind } from './notifications.assistant.js';
import { splitAtCommas } from '../words.js';

const link = '/user/notifications';

export const preferences: AssistantSpec = {
  examples: [
    'what are my notification settings',
    'which notifications do I get by e-mail',
    'is my digest switched on',
    'when are my quiet hours',
    'how am I notified',
    'do I get e-mails from Talent OS',
    'which kinds of notifications are switched off',
    'what is my notification digest set to',
    'are my notification e-mails being delivered',
    'show my notification preferences',
  ],
  hubs,
  label: 'Notification settings',
  describe: 'Which notifications the caller gets in the app and by e-mail, their digest and their quiet hours.',
  synonyms: splitAtCommas(
    'notification settings, notification preferences, email settings, e-mail settings, digest, quiet hours, do not disturb, muted notifications',
  ),
  link,
  present: {
    lead: [
      'Your digest is {digest}, at hour {digestHour} in {timezone}.',
      'Quiet hours go from {quietHours.from} to {quietHours.to}.',
    ],
    rows: {
      at: 'kinds',
      one: 'kind of notification',
      many: 'kinds of notifications',
      columns: { Kind: 'kind', 'In the app': 'inApp', Email: 'email' },
      top: 15,
      empty: 'No notification settings',
      chosenBy: 'kind',
    },
  },
  phi: { 'email.address': 'EMAIL' },
};

export const prefer: AssistantSpec = {
  examples: [
    'send me a daily digest of my notifications',
    'switch my notification digest to weekly',
    'turn the notification digest off',
    'set my digest to daily',
    'change my notification digest to weekly',
  ],
  hubs,
  label: 'Change my digest',
  describe: 'Changes how the caller is notified: the digest of their e-mails (off, daily, weekly) and its hour.',
  synonyms: splitAtCommas(
    'daily digest, weekly digest, digest off, bundle my e-mails, summary e-mail, quiet hours, do not disturb, e-mail me, e-mails about',
  ),
  link,
  slots: {
    kind,
    channel: {
      label: 'Where',
      ask: 'Where: in the app or by e-mail?',
      words: {
        email: splitAtCommas('email, emails, e-mail, e-mails, mail, mails, emailing, mailing'),
        inApp: splitAtCommas('in the app, in-app, in app, app'),
      },
      onlyWith: { kind: notificationKindKeys },
    },
    on: {
      label: 'On',
      ask: 'On or off?',
      words: {
        true: splitAtCommas('on, start, enable, again'),
        false: splitAtCommas('off, stop, disable, mute, no more'),
      },
      onlyWith: { kind: notificationKindKeys },
    },
    digest: {
      label: 'Digest',
      notWith: ['kind'],
      ask: 'How often should the digest come: daily, weekly or not at all?',
      words: {
        daily: splitAtCommas('daily, every day, each day, once a day, one a day, a day, per day, every morning'),
        weekly: splitAtCommas(
          'weekly, every week, each week, once a week, email a week, mail a week, a week, per week, every monday',
        ),
        off: splitAtCommas('off, no digest, none, never, stop, not at all'),
      },
    },
    digestHour: { label: 'Hour of the digest' },
    quietFrom: { label: 'Quiet hours from' },
    quietTo: { label: 'Quiet hours until' },
  },
  proposes: {
    title: 'Change how I am notified',
    permission: 'My own notification settings',
    verbs: splitAtCommas(
      'send, switch, turn, set, change, give, bundle, stop, start, make, enable, disable, notify, tell, email, alert, mute',
    ),
  },
};
