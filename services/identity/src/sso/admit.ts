import { roleTable } from '@talent-os/contracts';
import { ssoSignedIn } from '@talent-os/contracts/identity/sso-events.js';
import { DomainError, uuidv7, type Ctx, type Transaction } from '@talent-os/service-kit';
import { expectRoom } from '../members/room.js';
import { Person } from '../people/person.entity.js';
import { applyGrants } from '../provisioning/apply-grants.js';
import { ProvisionedGroupMember } from '../provisioning/provisioned-group-member.entity.js';
import { claimEmail } from '../sign-in/sign-in-index.queries.js';
import type { ClaimedPerson } from './claims.rules.js';
import { decide } from './decide.js';
import { namesOf } from './names.rules.js';
import { SsoRefused } from './refusal.js';
import { SsoLink } from './sso-link.entity.js';
import { givenByNames, type UsedConnection } from './sso.queries.js';
import { joiningDay } from '../people/joining-day.js';

type Admitted = { readonly userId: string; readonly person: ClaimedPerson };

/** Finds, links or makes whom a provider speaks of, and gives them what their groups give. Throws `SsoRefused`. */
export function admit(
  ctx: Ctx,
  connection: UsedConnection,
  claims: Readonly<Record<string, unknown>>,
): Promise<Admitted> {
  return ctx.db.write(async (tx) => {
    // Two first sign-ins at once would make one person twice.
    await tx.advisoryLock(`sso/${connection.id}/${String(claims['sub'])}`);
    const { person, decision } = await decide(tx, connection, claims);
    if (decision.outcome === 'refused') throw new SsoRefused(decision.reason, { userId: decision.userId });
    const isNew = decision.outcome === 'created';
    const userId = isNew ? await make(ctx, tx, connection, person, decision.email) : decision.userId;
    if (decision.outcome !== 'known')
      await tx.insert(SsoLink, { connectionId: connection.id, personId: userId, subject: person.subject });
    await place(ctx, tx, connection, { userId, isNew, groups: person.groups });
    ctx.emit(ssoSignedIn, { ssoConnectionId: connection.id, userId, how: decision.outcome });
    return { userId, person };
  });
}

/** A role comes with the groups, or is the one the connection starts with. */
async function make(
  ctx: Ctx,
  tx: Transaction,
  { roleName }: UsedConnection,
  person: ClaimedPerson,
  email: string,
): Promise<string> {
  const id = uuidv7(ctx.now.getTime());
  await expectRoom(tx);
  if (!(await claimEmail(tx, email, id))) throw new SsoRefused('elsewhere');
  await tx.insert(Person, {
    id,
    email,
    ...namesOf(person, email),
    title: roleTable[roleName].label,
    managerId: null,
    passwordHash: null,
    joinedOn: await joiningDay(tx, ctx.now),
    status: 'active',
  });
  return id;
}

type Placing = { readonly userId: string; readonly isNew: boolean; readonly groups: readonly string[] };

/** Puts somebody into the groups the provider names now, and takes them out of the others. */
async function place(
  ctx: Ctx,
  tx: Transaction,
  connection: UsedConnection,
  { userId, isNew, groups }: Placing,
): Promise<void> {
  const { groupIds } = (await givenByNames(tx, connection.id, groups))!;
  const left = await tx.execute(
    `delete from identity.provisioned_group_member m using identity.provisioned_group g
      where m.organization_id = $1 and m.person_id = $2 and not (m.group_id = any($4::uuid[]))
        and g.organization_id = $1 and g.id = m.group_id and g.connection_id = $3
      returning m.id`,
    [userId, connection.id, groupIds],
  );
  const held = new Set((await tx.findAll(ProvisionedGroupMember, { personId: userId })).map(({ groupId }) => groupId));
  const joined = groupIds.filter((id) => !held.has(id));
  for (const groupId of joined) await tx.insert(ProvisionedGroupMember, { groupId, personId: userId });
  if (!isNew && left.length + joined.length === 0) return;
  try {
    await applyGrants(ctx, tx, { ...connection, startsBare: true }, [userId]);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'role.lastAdministrator')
      throw new SsoRefused('administrator', { userId });
    throw error;
  }
}
