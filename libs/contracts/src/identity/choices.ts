import { applicationScopes } from '../access/principal.js';
import { choices } from '../fields/choices.js';
import { digestLabels } from './notification-preferences.js';
import { kindTable } from './notification-kinds.js';
import { mailStates } from './notifications.js';
import { teamRelations } from './teams.js';
import { inWords } from '../words.js';

/** What people call the values of choices about accounts, teams and notifications. */
export const identityChoices = {
  notificationKinds: choices(kindTable),
  show: choices({ all: 'All', unread: 'Unread', snoozed: 'Snoozed' }, { unread: 'new', snoozed: 'put off' }),
  mailStates: choices(
    { ...inWords(mailStates), waiting: 'Waits', sending: 'Being sent' },
    { sent: 'delivered', failed: 'bounced' },
  ),
  digests: choices(digestLabels, { off: 'at once, immediately', daily: 'daily', weekly: 'weekly, every week' }),
  channels: choices({ inApp: 'In the app', email: 'E-mail' }, { inApp: 'inbox', email: 'mail' }),
  teamRelations: choices(inWords(teamRelations), { lead: 'leader', above: 'from above' }),
  applicationScopes: choices({ ...inWords(applicationScopes), propose: 'Propose changes' }),
};
