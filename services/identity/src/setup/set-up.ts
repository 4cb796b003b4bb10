import type { Industry } from '@talent-os/contracts';
import { PLATFORM_ORGANIZATION, DomainError, uuidv7, type Ctx, type Transaction } from '@talent-os/service-kit';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { issueLink } from '../links/links.js';
import { insertOrganization } from '../organizations/insert-organization.js';
import { organizationIds, organizationNamed } from '../organizations/organizations.queries.js';
import { accountOf } from '../people/account.queries.js';
import { Person } from '../people/person.entity.js';
import { RoleAssignment } from '../people/role-assignment.entity.js';
import { claimEmail, ownerOf } from '../sign-in/sign-in-index.queries.js';
import { ANYWHERE } from '../untenanted.js';
import { decideSetUp, slugOf, type InstallationState } from './setup.rules.js';
import { deploymentOf, modulesOf } from '../organizations/modules.rules.js';

/** What `setup` was asked for. */
export type Plan = {
  readonly organization: string;
  /** Lowercase. */
  readonly email: string;
  readonly industries: readonly Industry[];
  /** ISO 4217. */
  readonly currency: string;
  /** IANA name. */
  readonly timezone: string;
  /** An installation with an organization gets one more. */
  readonly another: boolean;
};

/** The secret of the link the administrator chooses a password with, or why nothing was done. */
type SetUp = { readonly token: string } | { readonly refused: string };

/** Makes an organization and its administrator, or the link anew where the first one was never used. */
export async function setUp(plan: Plan, ctx: Ctx): Promise<SetUp> {
  const home = ctx.forOrganization(PLATFORM_ORGANIZATION);
  const slug = slugOf(plan.organization);
  if (slug === '') return { refused: 'Please give the organization a name with Latin letters or digits.' };
  const owner = await ownerOf(home.db, plan.email);
  const decision = decideSetUp(await installationState(home, slug, owner), plan.another);
  if ('refused' in decision) return decision;
  if (decision.act === 'link again') {
    const inside = ctx.forOrganization(owner!.organizationId);
    return { token: await inside.db.write((tx) => issueLink(inside, tx, 'setup', owner!.userId)) };
  }
  return create(plan, slug, home);
}

type Owner = Awaited<ReturnType<typeof ownerOf>>;

async function installationState(home: Ctx, slug: string, owner: Owner): Promise<InstallationState> {
  const account = owner && (await accountOf(home.forOrganization(owner.organizationId).db, owner.userId));
  return {
    organizations: (await organizationIds(home.db)).length,
    named: await organizationNamed(home.db, slug),
    owner: owner && {
      organizationId: owner.organizationId,
      hasPassword: account === undefined || account.passwordHash !== null,
    },
  };
}

async function create(plan: Plan, slug: string, home: Ctx): Promise<SetUp> {
  const inside = home.forOrganization(uuidv7(home.now.getTime()));
  return inside.db.write(async (tx) => {
    // Two operators at once: the second one waits here and reads what the first has made.
    await tx.execute(`select pg_advisory_xact_lock(hashtext('identity.setup')) where ${ANYWHERE}`);
    const others = await tx.readOne<{ count: number }>(
      `select count(*)::int as count from identity.organization_index where ${ANYWHERE}`,
    );
    if (others!.count > 0 && !plan.another) return decideSetUp(SOMEBODY_WAS_FASTER, false) as { refused: string };
    await insertOrganization(tx, inside.now, {
      id: inside.organizationId,
      name: plan.organization,
      slug,
      industries: [...plan.industries],
      modules: modulesOf(plan.industries),
      deploymentContext: deploymentOf(plan.industries),
      currency: plan.currency,
      timezone: plan.timezone,
    });
    const personId = await insertAdministrator(tx, plan, inside.now, others!.count === 0);
    return { token: await issueLink(inside, tx, 'setup', personId) };
  });
}

const SOMEBODY_WAS_FASTER: InstallationState = { organizations: 1, named: undefined, owner: undefined };

/** The first of the installation looks after all of it, the others after their organization. */
async function insertAdministrator(tx: Transaction, plan: Plan, now: Date, isFirst: boolean): Promise<string> {
  const person = await tx.insert(Person, {
    email: plan.email,
    // Until the link is used: its bearer gives the names.
    firstName: 'New',
    lastName: 'Administrator',
    title: 'Administrator',
    joinedOn: dayIn(now, plan.timezone),
    status: 'active',
  });
  if (!(await claimEmail(tx, plan.email, person.id))) throw new DomainError('resource.conflict');
  await tx.insert(RoleAssignment, {
    personId: person.id,
    roleName: isFirst ? 'PLATFORM_ADMIN' : 'ORGANIZATION_ADMIN',
    industry: plan.industries[0]!,
    rank: 0,
  });
  return person.id;
}
