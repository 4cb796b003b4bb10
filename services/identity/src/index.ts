import type { ServiceDefinition } from '@talent-os/service-kit';
import { ApplicationToken } from './applications/application-token.entity.js';
import { ApplicationTokensController } from './applications/application-tokens.controller.js';
import { DashboardContent } from './dashboard/dashboard-content.entity.js';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { seed } from './demo/seed.js';
import { KeysController } from './keys/keys.controller.js';
import { SigningKeys } from './keys/signing-keys.js';
import { DeliverMail } from './mail/deliver-mail.job.js';
import { OneTimeLink } from './links/one-time-link.entity.js';
import { Mail } from './mail/mail.entity.js';
import { MailsController } from './mail/mails.controller.js';
import { SendDueMails } from './mail/send-due-mails.job.js';
import { Identity1763600000000 } from './migrations/1-identity.js';
import { Teams1763600000002 } from './migrations/2-teams.js';
import { NotificationDelivery1763600000003 } from './migrations/3-notification-delivery.js';
import { Moves1763600000004 } from './migrations/4-moves.js';
import { LinksAndApplications1763600000005 } from './migrations/5-links-and-applications.js';
import { Notification } from './notifications/notification.entity.js';
import { KeepNotifications } from './notifications/keep-notifications.jobs.js';
import { NotificationPreference } from './notifications/notification-preference.entity.js';
import { NotificationsController } from './notifications/notifications.controller.js';
import { PreferencesController } from './notifications/preferences.controller.js';
import { NoticesListener } from './notifications/notices/notices.listener.js';
import { Organization } from './organizations/organization.entity.js';
import { OrganizationsController } from './organizations/organizations.controller.js';
import { Consent } from './people/consent.entity.js';
import { MeController } from './people/me.controller.js';
import { MovedListener } from './moves/moved.listener.js';
import { PeopleController } from './people/people.controller.js';
import { Person } from './people/person.entity.js';
import { RegisterController } from './registrations/register.controller.js';
import { Registration } from './registrations/registration.entity.js';
import { RegistrationsController } from './registrations/registrations.controller.js';
import { RoleAssignment } from './people/role-assignment.entity.js';
import { RolesController } from './roles/roles.controller.js';
import { PruneSessions } from './sessions/prune-sessions.job.js';
import { RefreshToken } from './sessions/refresh-token.entity.js';
import { Session } from './sessions/session.entity.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SetupController } from './setup/setup.controller.js';
import { SignInAttempt } from './sign-in/sign-in-attempt.entity.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { TeamMember } from './teams/team-member.entity.js';
import { Team } from './teams/team.entity.js';
import { TeamsController } from './teams/teams.controller.js';
import { untenanted } from './untenanted.js';

export const definition: ServiceDefinition = {
  name: 'identity',
  controllers: [
    SignInController,
    RegisterController,
    RegistrationsController,
    SetupController,
    SessionsController,
    ApplicationTokensController,
    RolesController,
    MeController,
    PeopleController,
    TeamsController,
    OrganizationsController,
    DashboardController,
    NotificationsController,
    PreferencesController,
    MailsController,
    KeysController,
    NoticesListener,
    MovedListener,
  ],
  providers: [SigningKeys, DeliverMail, SendDueMails, KeepNotifications, PruneSessions],
  entities: [
    Organization,
    Person,
    RoleAssignment,
    Consent,
    Session,
    RefreshToken,
    SignInAttempt,
    DashboardContent,
    Notification,
    NotificationPreference,
    Mail,
    Team,
    TeamMember,
    OneTimeLink,
    Registration,
    ApplicationToken,
  ],
  untenanted,
  migrations: [
    Identity1763600000000,
    Teams1763600000002,
    NotificationDelivery1763600000003,
    Moves1763600000004,
    LinksAndApplications1763600000005,
  ],
  seed,
};
