import { register } from '@talent-os/contracts/identity/register.js';
import { User } from '@talent-os/contracts/identity/people.js';
import {
  DEMO_PASSWORD,
  demoApplicants,
  demoId,
  demoPeople,
  demoTeams,
  type Ctx,
  type DemoOrganization,
  type DemoPerson,
  type Transaction,
} from '@talent-os/service-kit';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import type { Role } from '@talent-os/contracts';
import { DashboardContent } from '../dashboard/dashboard-content.entity.js';
import { Notification } from '../notifications/notification.entity.js';
import { NotificationPreference } from '../notifications/notification-preference.entity.js';
import { screenOf } from '../notifications/screen-of.js';
import { messageFor } from '../notifications/texts/notification-texts.js';
import { insertOrganization } from '../organizations/insert-organization.js';
import { hashPassword } from '../crypto/password.js';
import { Person } from '../people/person.entity.js';
import { RoleAssignment } from '../people/role-assignment.entity.js';
import { TeamMember } from '../teams/team-member.entity.js';
import { Team } from '../teams/team.entity.js';
import { Strategy } from '../strategy/strategy.entity.js';
import { insertAccessReview } from './access-review.js';
import { insertDocuments } from './documents.js';
import { headlines } from './headlines.js';
import { inboxes, preferences } from './inbox.js';
import { insertJourneys } from './journeys.js';
import { demoStrategy } from './strategy.js';
import { insertTeamCulture } from './team-culture.js';

/** The demo organizations are older than anybody's tenure in them. */
const FOUNDED_DAYS_AGO = 2_200;

/** The organization, everybody in it, their roles, its teams, its strategy and documents, its headlines and a few notifications. */
export async function seed(organization: DemoOrganization, ctx: Ctx): Promise<void> {
  const people = demoPeople(organization);
  const ago = (days: number) => new Date(ctx.now.getTime() - days * DAY_MS);
  // One hash for all of an organization: these passwords are public, and a hundred hashes would take seconds.
  const passwordHash = await hashPassword(register.input.shape.password.parse(DEMO_PASSWORD));
  await ctx.db.write(async (tx) => {
    await insertDemoOrganization(tx, organization, ctx.now, ago(FOUNDED_DAYS_AGO));
    await insertPeople(tx, [...people, ...demoApplicants(organization)], passwordHash, ago);
    await insertTeams(tx, organization, people, ago(400));
    await insertTeamCulture(tx, organization, people, ago);
    await insertJourneys(tx, organization, people, ago);
    await tx.insert(Strategy, demoStrategy(organization.slug, ago(45)));
    // One of them has never looked.
    if (organization.slug !== 'northwind') await insertAccessReview(ctx, tx, people, ago(70));
    await insertDocuments(tx, organization, people, ctx.now);
    await tx.insertAll(DashboardContent, contentOf(organization.slug, ago(60)));
    await tx.insertAll(Notification, inboxOf(organization, people, ago));
    await tx.insertAll(NotificationPreference, preferencesOf(organization, people));
  });
}

function insertDemoOrganization(
  tx: Transaction,
  organization: DemoOrganization,
  now: Date,
  createdAt: Date,
): Promise<void> {
  const { id, name, slug, industries, modules, deployment, timezone } = organization;
  return insertOrganization(tx, now, {
    id,
    createdAt,
    name,
    slug,
    industries: [...industries],
    modules: [...modules],
    deploymentContext: deployment,
    currency: 'USD',
    timezone,
    // Whoever tries the demo signs in with the password alone, and is not signed out while they read.
    secondFactor: 'off',
    sessionIdleMinutes: 12 * 60,
  });
}

/** How long ago people were last here: most of them within the fortnight, one in forty not for months. */
const daysAway = (index: number): number => (index % 40 === 39 ? 120 : (index * 7) % 13) + 0.4;

async function insertPeople(
  tx: Transaction,
  people: readonly DemoPerson[],
  passwordHash: string,
  ago: (days: number) => Date,
): Promise<void> {
  await tx.insertAll(
    Person,
    people.map(({ id, email, firstName, lastName, title, tenureDays, hasPassword }, index) => ({
      id,
      createdAt: ago(tenureDays),
      email: User.shape.email.parse(email),
      firstName,
      lastName,
      title,
      department: null,
      managerId: null,
      passwordHash: hasPassword ? passwordHash : null,
      joinedOn: ago(tenureDays).toISOString().slice(0, 10),
      status: 'active' as const,
      lastUsedAt: ago(Math.min(tenureDays, daysAway(index))),
    })),
  );
  await tx.insertAll(
    RoleAssignment,
    people.flatMap(({ id, roles, tenureDays }) =>
      roles.map(({ role, industry }, rank) => ({
        id: demoId('role', id, role, industry),
        createdAt: ago(tenureDays),
        personId: id,
        roleName: role,
        industry,
        rank,
      })),
    ),
  );
  await tx.execute(
    `insert into identity.sign_in_index (email, organization_id, user_id)
     select email, $1::uuid, user_id from unnest($2::text[], $3::uuid[]) as listed (email, user_id)`,
    [people.map((person) => person.email), people.map((person) => person.id)],
  );
}

async function insertTeams(
  tx: Transaction,
  organization: DemoOrganization,
  people: readonly DemoPerson[],
  createdAt: Date,
): Promise<void> {
  const teams = demoTeams(organization, people);
  await tx.insertAll(
    Team,
    teams.map(({ id, name, parentId, leadId }) => ({ id, createdAt, name, parentId, leadId })),
  );
  await tx.insertAll(
    TeamMember,
    teams.flatMap(({ id, memberIds }) =>
      memberIds.map((personId) => ({ id: demoId('member', id, personId), createdAt, teamId: id, personId })),
    ),
  );
}

const contentOf = (slug: string, createdAt: Date) =>
  Object.entries(headlines[slug] ?? {}).map(([role, [outcomeMessage, actionMessage, callToAction]]) => ({
    createdAt,
    role: role as Role,
    outcomeMessage,
    actionMessage,
    callToAction,
  }));

function inboxOf(
  { slug, domain, timezone }: DemoOrganization,
  people: readonly DemoPerson[],
  ago: (days: number) => Date,
) {
  const idOf = new Map(people.map((person) => [person.email, person.id]));
  return (inboxes[slug] ?? []).flatMap(([mailbox, hoursAgo, read, note]) => {
    const personId = idOf.get(`${mailbox}@${domain}`);
    if (!personId) throw new Error(`nobody has the mailbox ${mailbox} in ${slug}`);
    const readAt = read ? ago((hoursAgo - 2) / 24) : null;
    const state = { inApp: true, snoozedUntil: null, awake: true, mailId: null };
    const told = { ...note, message: messageFor(note, { home: timezone, own: null }), ...screenOf(note.link) };
    return [{ createdAt: ago(hoursAgo / 24), personId, ...told, readAt, ...state }];
  });
}

const preferencesOf = ({ domain }: DemoOrganization, people: readonly DemoPerson[]) =>
  people.flatMap(({ id, email }) => {
    const chosen = preferences[email.replace(`@${domain}`, '')];
    return chosen ? [{ personId: id, ...chosen }] : [];
  });
