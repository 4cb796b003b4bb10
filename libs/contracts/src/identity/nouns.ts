import type { Nouns } from '../fields/noun.js';
import { splitAtCommas } from '../words.js';

/** People, teams and their accounts. */
export const identityNouns: Nouns = {
  notification: {
    one: 'notification',
    many: 'notifications',
    synonyms: splitAtCommas('notice, message from the product'),
    lists: { 'identity.notifications.list': 'items' },
    date: 'createdAt',
  },
  person: {
    one: 'person',
    many: 'people',
    synonyms: splitAtCommas('colleague, employee, user, coworker'),
    lists: { 'identity.people.find': 'items' },
    ids: ['userId', 'ownerId', 'assigneeId', 'toId', 'employeeId', 'managerId'],
  },
  team: {
    one: 'team',
    many: 'teams',
    synonyms: splitAtCommas('group'),
    lists: { 'identity.teams.mine': 'items' },
  },
  role: {
    one: 'access role',
    many: 'access roles',
    synonyms: splitAtCommas('custom role'),
    lists: { 'identity.roles.list': 'items' },
  },
  member: {
    one: 'member',
    many: 'members',
    synonyms: splitAtCommas('user account'),
    lists: { 'identity.members.list': 'items' },
  },
  invitation: {
    one: 'invitation',
    many: 'invitations',
    synonyms: splitAtCommas('invite'),
    lists: { 'identity.invitations.list': 'items' },
    name: 'email',
    date: 'invitedAt',
  },
  tenant: {
    one: 'organization',
    many: 'organizations',
    synonyms: splitAtCommas('tenant'),
    lists: { 'identity.tenants.list': 'items' },
  },
  registration: {
    one: 'registration',
    many: 'registrations',
    synonyms: splitAtCommas('sign-up'),
    lists: { 'identity.registrations.list': 'items' },
    date: 'registeredAt',
  },
  applicationToken: {
    one: 'token',
    many: 'tokens',
    synonyms: splitAtCommas('access token, application token'),
    lists: { 'identity.applicationTokens.list': 'items' },
    date: 'lastUsedAt',
  },
  journey: {
    one: 'journey',
    many: 'journeys',
    synonyms: splitAtCommas('onboarding journey'),
    lists: { 'identity.journeys.list': 'items' },
    date: 'changedAt',
  },
  module: {
    one: 'module',
    many: 'modules',
    synonyms: splitAtCommas('hub, part of the product'),
    lists: { 'identity.auth.testAccess': 'rows' },
    name: 'module',
  },
  notificationSetting: {
    one: 'notification setting',
    many: 'notification settings',
    synonyms: splitAtCommas('notification preference, alert setting'),
    lists: { 'identity.notifications.preferences': 'kinds' },
    name: 'kind',
  },
};
