import { roleTable } from '@talent-os/contracts';
import { isEmployee, isGrantable } from '@talent-os/contracts/access/grants.js';
import { accountSwitched, personProvisioned } from '@talent-os/contracts/identity/events.js';
import { addressChanged } from '@talent-os/contracts/identity/profile.js';
import { DomainError, uuidv7, type Ctx, type Transaction } from '@talent-os/service-kit';
import SCIMMY from 'scimmy';
import { mailSettings } from '../../mail/mail-settings.js';
import { planReset } from '../../mail/plan-mail.js';
import { closeAccount } from '../../members/close-account.js';
import { expectRoom } from '../../members/room.js';
import { accountOf } from '../../people/account.queries.js';
import { Person } from '../../people/person.entity.js';
import { RoleAssignment } from '../../people/role-assignment.entity.js';
import { claimEmail, moveEmail } from '../../sign-in/sign-in-index.queries.js';
import { ProvisionedPerson } from '../provisioned-person.entity.js';
import { conditionsOf, withSchemas } from './conditions.js';
import type { Collection, Exchange, ScimResource } from './exchange.js';
import { equalsOnly, listed, matching, ordered, pageOf } from './paging.rules.js';
import {
  USER_SCHEMA,
  personValues,
  userOf,
  type KeptPerson,
  type PersonValues,
  type ScimUser,
} from './person-values.rules.js';
import { patched, received } from './received.js';
import { fault, missing } from './scim-fault.js';
import { releasePerson } from './release-person.js';
import { countSeen, finders, MATCHED_MOST, seenPeople, seenPerson } from './users.queries.js';
import { joiningDay } from '../../people/joining-day.js';

const { Schemas } = SCIMMY;
const TAKEN = 'Somebody has this user name or address already';

/** People as a directory keeps them. */
export const users: Collection = {
  async list({ ctx, connection, query, at }) {
    const { filter, attributes } = conditionsOf('User', query);
    const { start, count } = pageOf(query);
    const shown = (people: readonly KeptPerson[]) => people.map((person) => told(person, at, attributes));
    if (!filter && !query['sortBy']) {
      const total = await countSeen(ctx.db, connection.id);
      const page = count > 0 ? await seenPeople(ctx.db, connection.id, start - 1, count) : [];
      return listed(shown(page), total, start);
    }
    const named = filter && equalsOnly(filter);
    const find = named && finders[named.attribute.toLowerCase()];
    const people = find
      ? await find(ctx.db, connection.id, named.value)
      : await seenPeople(ctx.db, connection.id, 0, MATCHED_MOST + 1);
    if (people.length > MATCHED_MOST) throw fault(400, 'Too many people: ask for fewer with a filter', 'tooMany');
    const byId = new Map(people.map((person) => [person.id, person]));
    const all = people.map((person) => told(person, at) as object);
    const found = ordered(filter ? matching(filter, all) : all, query) as { id: string }[];
    const page = found.slice(start - 1, start - 1 + count).map(({ id }) => byId.get(id)!);
    return listed(shown(page), found.length, start);
  },

  async read({ ctx, connection, query, at }, id) {
    const { attributes } = conditionsOf('User', query);
    const person = await seenPerson(ctx.db, connection.id, id);
    return person && { body: told(person, at, attributes), tag: person.tag };
  },

  async create(exchange) {
    const user = received<ScimUser>(Schemas.User, exchange.body, 'user');
    const values = personValues(user);
    const id = await exchange.ctx.db.write(async (tx) => {
      const closed = await closedWith(tx, values.email);
      if (closed) return save(exchange, tx, closed.id, user, values).then(() => closed.id);
      return make(exchange, tx, user, values);
    });
    return answered(exchange, id);
  },

  async replace(exchange, id, tag) {
    await change(exchange, id, tag, () => received<ScimUser>(Schemas.User, exchange.body, 'user'));
    return answered(exchange, id);
  },

  async patch(exchange, id, tag) {
    await change(exchange, id, tag, (person) =>
      patched<ScimUser>(Schemas.User, userOf(person, exchange.at), exchange.at, exchange.body),
    );
    return answered(exchange, id);
  },

  async remove(exchange, id, tag) {
    const { ctx, connection } = exchange;
    await ctx.db.write(async (tx) => {
      await expectSame(exchange, tx, id, tag);
      await releasePerson(ctx, tx, connection.id, id);
    });
  },
};

const told = (person: KeptPerson, at: string, attributes?: SCIMMY.Types.Filter) =>
  withSchemas(
    new Schemas.User(userOf(person, at), 'out', at, attributes as never),
    USER_SCHEMA,
  ) as unknown as ScimResource['body'];

async function answered(exchange: Exchange, id: string): Promise<ScimResource> {
  const kept = await users.read(exchange, id);
  if (!kept) throw missing(id);
  return kept;
}

async function expectSame({ connection }: Exchange, tx: Transaction, id: string, tag: string): Promise<KeptPerson> {
  await tx.lock(Person, id).catch((error: unknown) => {
    throw error instanceof DomainError && error.code === 'resource.missing' ? missing(id) : error;
  });
  const person = await seenPerson(tx, connection.id, id);
  if (!person) throw missing(id);
  if (person.tag !== tag) throw fault(412, 'The person has been changed meanwhile');
  return person;
}

async function change(
  exchange: Exchange,
  id: string,
  tag: string,
  wanted: (person: KeptPerson) => ScimUser | Promise<ScimUser>,
): Promise<void> {
  await exchange.ctx.db.write(async (tx) => {
    const person = await expectSame(exchange, tx, id, tag);
    const user = await wanted(person);
    await save(exchange, tx, id, user, personValues(user));
  });
}

/** Somebody whose account is closed and whom the directory sends again. */
async function closedWith(tx: Transaction, email: string): Promise<Person | undefined> {
  const person = await tx.find(Person, { email });
  if (person?.status !== 'disabled') return undefined;
  const account = await accountOf(tx, person.id);
  return account?.roles.some(({ roleName }) => isEmployee(roleName)) ? person : undefined;
}

async function make(exchange: Exchange, tx: Transaction, user: ScimUser, values: PersonValues): Promise<string> {
  const { ctx, connection } = exchange;
  const { email, active, managerId, ...named } = values;
  const id = uuidv7(ctx.now.getTime());
  await expectFree(exchange, tx, user, id);
  await expectRoom(tx);
  if (!(await claimEmail(tx, email, id))) throw fault(409, TAKEN, 'uniqueness');
  await tx.insert(Person, {
    title: roleTable[connection.roleName].label,
    ...named,
    managerId: (await knownManager(tx, managerId, id)) ?? null,
    id,
    email,
    passwordHash: null,
    joinedOn: await joiningDay(tx, ctx.now),
    status: active ? 'active' : 'disabled',
  });
  const { roleName, industry, id: connectionId } = connection;
  await tx.insert(RoleAssignment, {
    personId: id,
    roleName,
    industry,
    rank: 0,
    provisionedBy: connectionId,
  });
  await keepSaid(exchange, tx, id, user);
  if (active && connection.invites && mailSettings().server !== undefined) await planReset(ctx, tx, id);
  ctx.emit(personProvisioned, { userId: id, connectionId, how: 'created' });
  return id;
}

/** Makes a locked person what a directory says. */
async function save(
  exchange: Exchange,
  tx: Transaction,
  id: string,
  user: ScimUser,
  { email, active, managerId, ...values }: PersonValues,
): Promise<void> {
  const { ctx, connection } = exchange;
  const row = await tx.lock(Person, id);
  const account = (await accountOf(tx, id))!;
  if (account.roles.some(({ roleName }) => !isGrantable(roleName))) throw missing(id);
  await expectFree(exchange, tx, user, id);
  const moves = email !== row.email;
  if (moves && !(await moveEmail(tx, row.email, email, id))) throw fault(409, TAKEN, 'uniqueness');
  if (moves) ctx.emit(addressChanged, { userId: id });
  const manager = await knownManager(tx, managerId, id);
  await tx.update(Person, row, { ...values, email, ...(manager && { managerId: manager }) });
  await keepSaid(exchange, tx, id, user);
  const was = row.status === 'active';
  if (active && !was) await openAccount(ctx, tx, row);
  if (!active && was) await closeAccount(ctx, tx, row, account);
  const how = was === active ? 'changed' : active ? 'enabled' : 'disabled';
  ctx.emit(personProvisioned, { userId: id, connectionId: connection.id, how });
}

async function openAccount(ctx: Ctx, tx: Transaction, row: Person): Promise<void> {
  await expectRoom(tx);
  await tx.update(Person, row, { status: 'active' });
  ctx.emit(accountSwitched, { userId: row.id, status: 'active' });
}

async function expectFree(
  { connection }: Exchange,
  tx: Transaction,
  { userName }: ScimUser,
  id: string,
): Promise<void> {
  const held = await tx.find(ProvisionedPerson, { connectionId: connection.id, userName: userName.toLowerCase() });
  if (held && held.personId !== id) throw fault(409, TAKEN, 'uniqueness');
}

/** A manager who is not known here is nobody's mistake: directories send people in any order. */
async function knownManager(tx: Transaction, id: string | undefined, of: string): Promise<string | undefined> {
  if (!id || id === of || !/^[\da-f-]{36}$/.test(id)) return undefined;
  return (await tx.find(Person, { id }))?.id;
}

/** What people hold themselves is not kept twice. */
const HELD = new Set(['schemas', 'id', 'meta', 'userName', 'externalId', 'groups']);

async function keepSaid({ connection }: Exchange, tx: Transaction, personId: string, user: ScimUser): Promise<void> {
  const attributes = Object.fromEntries(Object.entries(user).filter(([key]) => !HELD.has(key)));
  const said = { externalId: user.externalId ?? null, userName: user.userName.toLowerCase(), attributes };
  const kept = await tx.find(ProvisionedPerson, { connectionId: connection.id, personId });
  if (kept) await tx.update(ProvisionedPerson, kept, said);
  else await tx.insert(ProvisionedPerson, { connectionId: connection.id, personId, ...said });
}
