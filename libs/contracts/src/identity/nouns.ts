import { singular, type Nouns } from '../fields/noun.js';

/** People, teams and their accounts. */
export const identityNouns: Nouns = {
  notification: {
    one: 'notification',
    many: 'notifications',
    synonyms: singular('notice, message from the product'),
    lists: { 'identity.notifications.list': 'items' },
    date: 'createdAt',
  },
  person: {
    one: 'person',
    many: 'people',
    synonyms: singular('colleague, employee, user, coworker'),
    lists: { 'identity.people.find': 'items' },
  },
  team: {
    one: 'team',
    many: 'teams',
    synonyms: singular('group'),
    lists: { 'identity.teams.mine': 'items' },
  },
  registration: {
    one: 'registration',
    many: 'registrations',
    synonyms: singular('sign-up'),
    lists: { 'identity.registrations.list': 'items' },
    date: 'registeredAt',
  },
  applicationToken: {
    one: 'token',
    many: 'tokens',
    synonyms: singular('access token, application token'),
    lists: { 'identity.applicationTokens.list': 'items' },
    date: 'lastUsedAt',
  },
  module: {
    one: 'module',
    many: 'modules',
    synonyms: singular('hub, part of the product'),
    lists: { 'identity.auth.testAccess': 'rows' },
    name: 'module',
  },
  notificationSetting: {
    one: 'notification setting',
    many: 'notification settings',
    synonyms: singular('notification preference, alert setting'),
    lists: { 'identity.notifications.preferences': 'kinds' },
    name: 'kind',
  },
};
