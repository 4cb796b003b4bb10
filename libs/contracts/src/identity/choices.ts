import { applicationScopes } from '../access/principal.js';
import { choices } from '../fields/choices.js';
import { accessReviewStates, reviewedStates } from './access-reviews.js';
import { approvalKinds, approvalStates } from './approvals.js';
import { complianceControls, complianceStates } from './compliance.js';
import { milestones } from './journey-milestones.js';
import { journeyRunStates, journeyStarts, journeyStates } from './journey-shapes.js';
import { digestLabels } from './notification-preferences.js';
import { kindTable } from './notification-kinds.js';
import { toxicPairs } from '../access/toxic-pairs.js';
import { memberStateLabels } from './members.js';
import { mailStates } from './notifications.js';
import { ssoRefusalLabels } from './sso-events.js';
import { ssoOutcomeLabels, ssoStateLabels } from './sso.js';
import { teamRelations } from './teams.js';
import { tenantStateLabels } from './tenants.js';
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
  memberStates: choices(memberStateLabels),
  approvalKinds: choices(approvalKinds),
  approvalStates: choices(approvalStates),
  approvalDeciders: choices({
    platform: 'A second administrator of the platform',
    organization: 'An administrator of the organization',
    time: 'Nobody: it takes effect by itself',
  }),
  approvalDecisions: choices(
    { approve: 'Approve', decline: 'Decline' },
    { approve: 'approve', decline: 'refuse, stop' },
  ),
  accessReviewStates: choices(accessReviewStates),
  reviewedStates: choices(reviewedStates),
  journeyStates: choices(journeyStates),
  journeyStarts: choices(journeyStarts),
  journeyRunStates: choices(journeyRunStates),
  milestones: choices(milestones),
  complianceControls: choices(complianceControls),
  complianceStates: choices(complianceStates),
  ssoStates: choices(ssoStateLabels),
  ssoOutcomes: choices(ssoOutcomeLabels),
  ssoRefusals: choices(ssoRefusalLabels),
  ssoFactorBy: choices({ provider: 'The provider', ours: 'Talent OS' }),
  ssoDomainProofs: choices({ dns: 'Its records', platform: 'The platform' }),
  presences: choices({ dormant: 'Not here for 90 days' }),
  toxicPairs: choices(toxicPairs),
  accessRules: choices({
    organization: 'Same organization',
    module: 'Module is on',
    industry: 'Industry of the grant',
    role: 'Role grants it',
    reach: 'Whose records it reaches',
    self: 'Not their own request',
  }),
  ruleOutcomes: choices({ passed: 'Passed', failed: 'Failed', skipped: 'Not reached' }),
  recordOwners: choices({ own: 'Their own record', team: 'A record of their team', other: 'Somebody else’s record' }),
  tenantStates: choices(tenantStateLabels),
  reaches: choices({ own: 'Own records', team: 'Own and their team’s', organization: 'Everybody’s' }),
  invitationOutcomes: choices({
    mailed: 'Mailed',
    shown: 'Link to hand over',
    waiting: 'Kept, not mailed',
    member: 'Works here already',
  }),
  teamRelations: choices(inWords(teamRelations), { lead: 'leader', above: 'from above' }),
  applicationScopes: choices({ ...inWords(applicationScopes), propose: 'Propose changes' }),
};
