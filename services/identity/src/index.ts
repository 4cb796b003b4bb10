import { ErasureController } from './erasure/erasure.controller.js';
import type { ServiceDefinition } from '@talent-os/service-kit';
import { ApplicationToken } from './applications/application-token.entity.js';
import { VerifyTokenController } from './authorization/verify-token.controller.js';
import { ApplicationTokensController } from './applications/application-tokens.controller.js';
import { AcceptController } from './invitations/accept.controller.js';
import { AccountsController } from './members/accounts.controller.js';
import { DashboardContent } from './dashboard/dashboard-content.entity.js';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { seed } from './demo/seed.js';
import { KeysController } from './keys/keys.controller.js';
import { SigningKeys } from './keys/signing-keys.js';
import { DeliverMail } from './mail/deliver-mail.job.js';
import { OneTimeLink } from './links/one-time-link.entity.js';
import { Invitation } from './invitations/invitation.entity.js';
import { InvitationsController } from './invitations/invitations.controller.js';
import { Mail } from './mail/mail.entity.js';
import { ResendMailController } from './notifications/resend-mail.controller.js';
import { SendDueMails } from './mail/send-due-mails.job.js';
import { Identity1763600000000 } from './migrations/1-identity.js';
import { Teams1763600000002 } from './migrations/2-teams.js';
import { NotificationDelivery1763600000003 } from './migrations/3-notification-delivery.js';
import { Moves1763600000004 } from './migrations/4-moves.js';
import { LinksAndApplications1763600000005 } from './migrations/5-links-and-applications.js';
import { DevicesAndResets1763600000008 } from './migrations/8-devices-and-resets.js';
import { SecondFactors1764000000013 } from './migrations/13-second-factors.js';
import { SignInSettings1764000000014 } from './migrations/14-sign-in-settings.js';
import { SignInSettingsController } from './sign-in-settings/sign-in-settings.controller.js';
import { AnswerChallengeController } from './second-factor/answer-challenge.controller.js';
import { AuthChallenge } from './challenges/auth-challenge.entity.js';
import { RecoveryCode } from './second-factor/recovery-code.entity.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { StepUpController } from './second-factor/step-up.controller.js';
import { TotpFactor } from './second-factor/totp-factor.entity.js';
import { Passkey } from './passkeys/passkey.entity.js';
import { PasskeySignInController } from './passkeys/passkey-sign-in.controller.js';
import { PasskeysController } from './second-factor/passkeys.controller.js';
import { MembersController } from './members/members.controller.js';
import { RolesAndInvitations1764000000009 } from './migrations/9-roles-and-invitations.js';
import { CustomRole } from './roles/custom-role.entity.js';
import { CustomRolesController } from './roles/custom-roles.controller.js';
import { Tenants1764000000015 } from './migrations/15-tenants.js';
import { TenantStateController } from './tenants/tenant-state.controller.js';
import { AccessReview } from './access-reviews/access-review.entity.js';
import { AccessReviewsController } from './access-reviews/access-reviews.controller.js';
import { AnswerReviewController } from './access-reviews/answer-review.controller.js';
import { ReviewedGrant } from './access-reviews/reviewed-grant.entity.js';
import { TendAccessReviews } from './access-reviews/tend-access-reviews.job.js';
import { AccessReviews1764000000020 } from './migrations/20-access-reviews.js';
import { Approval } from './approvals/approval.entity.js';
import { ApprovalsController } from './approvals/approvals.controller.js';
import { SettleApprovals } from './approvals/settle-approvals.job.js';
import { BreakGlass } from './break-glass/break-glass.entity.js';
import { BreakGlassController } from './break-glass/break-glass.controller.js';
import { BreakGlassJobs } from './break-glass/break-glass.jobs.js';
import { BreakGlass1764000000017 } from './migrations/17-break-glass.js';
import { InboxController } from './inbox/inbox.controller.js';
import { LeaverHoldingsController } from './leaving/holdings.controller.js';
import { LeavingController } from './leaving/leaving.controller.js';
import { Approvals1764000000016 } from './migrations/16-approvals.js';
import { ComplianceController } from './compliance/compliance.controller.js';
import { AccessControlsController } from './access-controls/access-controls.controller.js';
import { TenantsController } from './tenants/tenants.controller.js';
import { SavedViews1763600000006 } from './migrations/6-saved-views.js';
import { Notification } from './notifications/notification.entity.js';
import { KeepNotifications } from './notifications/keep-notifications.jobs.js';
import { NotificationPreference } from './notifications/notification-preference.entity.js';
import { NotificationsController } from './notifications/notifications.controller.js';
import { PreferencesController } from './notifications/preferences.controller.js';
import { NoticesListener } from './notifications/notices/notices.listener.js';
import { Acknowledgement } from './documents/acknowledgement.entity.js';
import { DocumentsController } from './documents/documents.controller.js';
import { TendDocuments } from './documents/documents.jobs.js';
import { DocumentVersion } from './documents/document-version.entity.js';
import { DocumentPiece } from './documents/document-piece.entity.js';
import { OrganizationDocument } from './documents/organization-document.entity.js';
import { Documents1764000000012 } from './migrations/12-documents.js';
import { StrategyController } from './strategy/strategy.controller.js';
import { Strategy } from './strategy/strategy.entity.js';
import { Strategies1764000000011 } from './migrations/11-strategy.js';
import { Profiles1764000000010 } from './migrations/10-profiles.js';
import { Organization } from './organizations/organization.entity.js';
import { OrganizationsController } from './organizations/organizations.controller.js';
import { Consent } from './people/consent.entity.js';
import { MeController } from './profile/me.controller.js';
import { MovedListener } from './moves/moved.listener.js';
import { PasswordsController } from './passwords/passwords.controller.js';
import { PlanPasswordReset } from './passwords/plan-reset.job.js';
import { PeopleController } from './people/people.controller.js';
import { Person } from './people/person.entity.js';
import { RegisterController } from './registrations/register.controller.js';
import { Registration } from './registrations/registration.entity.js';
import { RegistrationsController } from './registrations/registrations.controller.js';
import { RightsController } from './rights/rights.controller.js';
import { RoleAssignment } from './people/role-assignment.entity.js';
import { RolesController } from './roles/roles.controller.js';
import { PruneSessions } from './sessions/prune-sessions.job.js';
import { DevicesController } from './sessions/devices.controller.js';
import { RefreshToken } from './sessions/refresh-token.entity.js';
import { Session } from './sessions/session.entity.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SetupController } from './setup/setup.controller.js';
import { SignInAttempt } from './attempts/sign-in-attempt.entity.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { TeamCulture1764800000028 } from './migrations/28-team-culture.js';
import { journeyControllers, journeyEntities } from './journeys/journey-parts.js';
import { Journeys1766900000029 } from './migrations/29-journeys.js';
import { Kudos } from './team-culture/kudos.entity.js';
import { KudosController } from './team-culture/kudos.controller.js';
import { TeamCultureController } from './team-culture/team-culture.controller.js';
import { WayOfWorking } from './team-culture/way-of-working.entity.js';
import { WorkingAgreement } from './team-culture/working-agreement.entity.js';
import { TeamMember } from './teams/team-member.entity.js';
import { Team } from './teams/team.entity.js';
import { TeamsController } from './teams/teams.controller.js';
import { ListPreference } from './views/list-preference.entity.js';
import { SavedView } from './views/saved-view.entity.js';
import { ViewsController } from './views/views.controller.js';
import { HeadlinesController } from './dashboard/headlines.controller.js';
import { ImportController } from './imports/import.controller.js';
import { OrganizationProfileController } from './organizations/profile.controller.js';
import { TeamSetupController } from './teams/team-setup.controller.js';
import { AddressChange } from './profile/address-change.entity.js';
import { AddressController } from './profile/address.controller.js';
import { ProfileController } from './profile/profile.controller.js';
import { Picture } from './pictures/picture.entity.js';
import { UserPreference } from './preferences/user-preference.entity.js';
import { UserPreferencesController } from './preferences/user-preferences.controller.js';
import { Provisioning1764000000018 } from './migrations/18-provisioning.js';
import { ProvisionedGroupMember } from './provisioning/provisioned-group-member.entity.js';
import { ProvisionedGroup } from './provisioning/provisioned-group.entity.js';
import { ProvisionedPerson } from './provisioning/provisioned-person.entity.js';
import { ProvisioningConnection } from './provisioning/provisioning-connection.entity.js';
import { ProvisioningRequest } from './provisioning/provisioning-request.entity.js';
import { ProvisioningController } from './provisioning/provisioning.controller.js';
import { ScimController } from './provisioning/scim/scim.controller.js';
import { DeliveriesController } from './integrations/webhooks/deliveries.controller.js';
import { QueueDeliveries } from './integrations/webhooks/queue-deliveries.listener.js';
import { WebhookDelivery } from './integrations/webhooks/webhook-delivery.entity.js';
import { WebhookLanes } from './integrations/webhooks/webhook-lanes.js';
import { Webhook } from './integrations/webhooks/webhook.entity.js';
import { WebhooksController } from './integrations/webhooks/webhooks.controller.js';
import { Webhooks1764000000022 } from './migrations/22-webhooks.js';
import { Addresses } from '@talent-os/service-kit/outside/addresses';
import { SingleSignOn1764000000019 } from './migrations/19-single-sign-on.js';
import { DomainRecords } from './sso/domain-records.js';
import { LeaveProvider } from './sso/leave-provider.js';
import { ProviderClient } from './sso/provider-client.js';
import { SsoConnection } from './sso/sso-connection.entity.js';
import { SsoConnectionsController } from './sso/sso-connections.controller.js';
import { SsoDomain } from './sso/sso-domain.entity.js';
import { SsoDomainsController } from './sso/sso-domains.controller.js';
import { SsoFlowController } from './sso/sso-flow.controller.js';
import { SsoLink } from './sso/sso-link.entity.js';
import { SsoLogoutController } from './sso/sso-logout.controller.js';
import { SsoMappingController } from './sso/sso-mapping.controller.js';
import { SsoPolicyController } from './sso/sso-policy.controller.js';
import { SsoSeen } from './sso/sso-seen.entity.js';
import { SsoSignIn } from './sso/sso-sign-in.entity.js';
import { AuthorizationGrantsController } from './authorization/authorization-grants.controller.js';
import { AuthorizationRecordsController } from './authorization/authorization-records.controller.js';
import { AuthorizationRequestsController } from './authorization/authorization-requests.controller.js';
import { Authorization1764000000021 } from './migrations/21-authorization.js';
import { untenanted } from './untenanted.js';
import { Search1764000000007 } from './migrations/7-search.js';
import { FoldedSearch1764600000023 } from './migrations/23-folded-search.js';
import { ConsentsController } from './consents/consents.controller.js';
import { ConsentTexts1764700000025 } from './migrations/25-consent-texts.js';
import { InvitationsToInterviews1764700000027 } from './migrations/27-invitations-to-interviews.js';
import { TextOrder1764600000024 } from './migrations/24-text-order.js';
import { SearchController } from './search/search.controller.js';

export const definition: ServiceDefinition = {
  name: 'identity',
  controllers: [
    ErasureController,
    SearchController,
    SignInController,
    AnswerChallengeController,
    PasskeySignInController,
    StepUpController,
    SecondFactorController,
    SignInSettingsController,
    PasskeysController,
    RegisterController,
    RegistrationsController,
    SetupController,
    PasswordsController,
    SessionsController,
    DevicesController,
    ApplicationTokensController,
    VerifyTokenController,
    AuthorizationGrantsController,
    AuthorizationRecordsController,
    AuthorizationRequestsController,
    RightsController,
    RolesController,
    CustomRolesController,
    MembersController,
    AccountsController,
    InvitationsController,
    AcceptController,
    MeController,
    PeopleController,
    TeamsController,
    OrganizationsController,
    AccessControlsController,
    ComplianceController,
    TenantsController,
    TenantStateController,
    ApprovalsController,
    BreakGlassController,
    AccessReviewsController,
    AnswerReviewController,
    InboxController,
    LeaverHoldingsController,
    LeavingController,
    DashboardController,
    NotificationsController,
    PreferencesController,
    ResendMailController,
    KeysController,
    ViewsController,
    ProfileController,
    OrganizationProfileController,
    HeadlinesController,
    TeamSetupController,
    TeamCultureController,
    KudosController,
    ...journeyControllers,
    ImportController,
    AddressController,
    StrategyController,
    DocumentsController,
    UserPreferencesController,
    ConsentsController,
    ProvisioningController,
    ScimController,
    WebhooksController,
    DeliveriesController,
    QueueDeliveries,
    SsoConnectionsController,
    SsoDomainsController,
    SsoFlowController,
    SsoLogoutController,
    SsoMappingController,
    SsoPolicyController,
    NoticesListener,
    MovedListener,
  ],
  providers: [
    SigningKeys,
    DeliverMail,
    SendDueMails,
    KeepNotifications,
    PruneSessions,
    PlanPasswordReset,
    TendDocuments,
    SettleApprovals,
    BreakGlassJobs,
    TendAccessReviews,
    WebhookLanes,
    Addresses,
    DomainRecords,
    LeaveProvider,
    ProviderClient,
  ],
  entities: [
    Organization,
    Person,
    RoleAssignment,
    Consent,
    CustomRole,
    Invitation,
    Session,
    RefreshToken,
    SignInAttempt,
    TotpFactor,
    RecoveryCode,
    Passkey,
    AuthChallenge,
    DashboardContent,
    Notification,
    NotificationPreference,
    Mail,
    Team,
    Kudos,
    ...journeyEntities,
    WayOfWorking,
    WorkingAgreement,
    TeamMember,
    OneTimeLink,
    Registration,
    ApplicationToken,
    SavedView,
    ListPreference,
    Picture,
    AddressChange,
    UserPreference,
    Strategy,
    OrganizationDocument,
    DocumentVersion,
    DocumentPiece,
    Acknowledgement,
    Approval,
    BreakGlass,
    AccessReview,
    ReviewedGrant,
    ProvisioningConnection,
    ProvisionedPerson,
    ProvisionedGroup,
    ProvisionedGroupMember,
    ProvisioningRequest,
    Webhook,
    WebhookDelivery,
    SsoConnection,
    SsoDomain,
    SsoLink,
    SsoSeen,
    SsoSignIn,
  ],
  untenanted,
  migrations: [
    Identity1763600000000,
    Teams1763600000002,
    NotificationDelivery1763600000003,
    Moves1763600000004,
    LinksAndApplications1763600000005,
    SavedViews1763600000006,
    Search1764000000007,
    DevicesAndResets1763600000008,
    RolesAndInvitations1764000000009,
    Profiles1764000000010,
    Strategies1764000000011,
    Documents1764000000012,
    SecondFactors1764000000013,
    SignInSettings1764000000014,
    Tenants1764000000015,
    Approvals1764000000016,
    BreakGlass1764000000017,
    Provisioning1764000000018,
    SingleSignOn1764000000019,
    AccessReviews1764000000020,
    Authorization1764000000021,
    Webhooks1764000000022,
    FoldedSearch1764600000023,
    TextOrder1764600000024,
    ConsentTexts1764700000025,
    InvitationsToInterviews1764700000027,
    TeamCulture1764800000028,
    Journeys1766900000029,
  ],
  seed,
};
