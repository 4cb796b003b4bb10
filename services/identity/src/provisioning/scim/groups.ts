import { DomainError, type Transaction } from '@talent-os/service-kit';
import SCIMMY from 'scimmy';
import { applyGrants } from '../apply-grants.js';
import { ProvisionedGroupMember } from '../provisioned-group-member.entity.js';
import { ProvisionedGroup } from '../provisioned-group.entity.js';
import { membersOfGroup } from '../provisioning.queries.js';
import { conditionsOf, withSchemas } from './conditions.js';
import type { Collection, Exchange, ScimResource } from './exchange.js';
import { keptGroup, keptGroups, peopleAmong, type KeptGroup } from './groups.queries.js';
import { listed, matching, ordered, pageOf } from './paging.rules.js';
import { patched, received } from './received.js';
import { fault, missing } from './scim-fault.js';

const { Schemas } = SCIMMY;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const TAKEN = 'There is a group of this name already';

type ScimGroup = {
  readonly displayName: string;
  readonly externalId?: string;
  readonly members?: readonly { readonly value?: string }[];
};

/** Groups as a directory keeps them. What they give is said by the organization, in the product. */
export const groups: Collection = {
  async list({ ctx, connection, query, at }) {
    const { filter, attributes } = conditionsOf('Group', query);
    const { start, count } = pageOf(query);
    const aside =
      /(?:^|,)\s*members\s*(?:,|$)/i.test(query['excludedAttributes'] ?? '') && !/members/i.test(query['filter'] ?? '');
    const all = await keptGroups(ctx.db, connection.id, !aside);
    const byId = new Map(all.map((group) => [group.id, group]));
    const shown = all.map((group) => told(group, at) as object);
    const found = ordered(filter ? matching(filter, shown) : shown, query) as { id: string }[];
    const page = found.slice(start - 1, start - 1 + count).map(({ id }) => told(byId.get(id)!, at, attributes));
    return listed(page, found.length, start);
  },

  async read({ ctx, connection, query, at }, id) {
    const { attributes } = conditionsOf('Group', query);
    const group = await keptGroup(ctx.db, connection.id, id);
    return group && { body: told(group, at, attributes), tag: group.tag };
  },

  async create(exchange) {
    const group = received<ScimGroup>(Schemas.Group, exchange.body, 'group');
    const { ctx, connection } = exchange;
    const id = await ctx.db.write(async (tx) => {
      await expectFree(exchange, tx, group);
      const { displayName: name, externalId = null } = group;
      const kept = await tx.insert(ProvisionedGroup, { connectionId: connection.id, name, externalId });
      await hold(exchange, tx, kept.id, group);
      return kept.id;
    });
    return answered(exchange, id);
  },

  async replace(exchange, id, tag) {
    await change(exchange, id, tag, () => received<ScimGroup>(Schemas.Group, exchange.body, 'group'));
    return answered(exchange, id);
  },

  async patch(exchange, id, tag) {
    await change(exchange, id, tag, (group) =>
      patched<ScimGroup>(Schemas.Group, told(group, exchange.at), exchange.at, exchange.body),
    );
    return answered(exchange, id);
  },

  async remove(exchange, id, tag) {
    const { ctx, connection } = exchange;
    await ctx.db.write(async (tx) => {
      await expectSame(exchange, tx, id, tag);
      const were = await membersOfGroup(tx, id);
      await tx.execute(`delete from identity.provisioned_group_member where organization_id = $1 and group_id = $2`, [
        id,
      ]);
      await tx.remove(ProvisionedGroup, await tx.lock(ProvisionedGroup, id));
      await applyGrants(ctx, tx, connection, were);
    });
  },
};

function told(
  { id, name, externalId, members, createdAt, updatedAt, tag }: KeptGroup,
  at: string,
  attributes?: object,
) {
  const people = at.replace(/Groups$/, 'Users');
  const group = {
    id,
    displayName: name,
    ...(externalId && { externalId }),
    ...(members.length > 0 && {
      members: members.map((value) => ({ value, $ref: `${people}/${value}`, type: 'User' })),
    }),
    meta: { created: new Date(createdAt), lastModified: new Date(updatedAt), version: tag },
  };
  return withSchemas(
    new Schemas.Group(group, 'out', at, attributes as never),
    Schemas.Group.id,
  ) as unknown as ScimResource['body'];
}

async function answered(exchange: Exchange, id: string): Promise<ScimResource> {
  const kept = await groups.read(exchange, id);
  if (!kept) throw missing(id);
  return kept;
}

async function expectFree({ connection }: Exchange, tx: Transaction, group: ScimGroup, id?: string): Promise<void> {
  const held = await tx.readOne<{ id: string }>(
    `select id from identity.provisioned_group where organization_id = $1 and connection_id = $2 and lower(name) = lower($3)`,
    [connection.id, group.displayName],
  );
  if (held && held.id !== id) throw fault(409, TAKEN, 'uniqueness');
}

async function expectSame({ connection }: Exchange, tx: Transaction, id: string, tag: string): Promise<KeptGroup> {
  await tx.lock(ProvisionedGroup, { id, connectionId: connection.id }).catch((error: unknown) => {
    throw error instanceof DomainError && error.code === 'resource.missing' ? missing(id) : error;
  });
  const group = (await keptGroup(tx, connection.id, id))!;
  if (group.tag !== tag) throw fault(412, 'The group has been changed meanwhile');
  return group;
}

async function change(
  exchange: Exchange,
  id: string,
  tag: string,
  wanted: (group: KeptGroup) => ScimGroup | Promise<ScimGroup>,
): Promise<void> {
  await exchange.ctx.db.write(async (tx) => {
    const group = await wanted(await expectSame(exchange, tx, id, tag));
    await expectFree(exchange, tx, group, id);
    const { displayName: name, externalId = null } = group;
    const row = await tx.lock(ProvisionedGroup, id);
    await tx.update(ProvisionedGroup, row, { name, externalId });
    await hold(exchange, tx, id, group);
  });
}

/** Puts exactly these people into a group; whoever comes or goes has other roles and teams. */
async function hold({ ctx, connection }: Exchange, tx: Transaction, groupId: string, { members = [] }: ScimGroup) {
  const wanted = new Set(members.flatMap(({ value }) => (value ? [value.toLowerCase()] : [])));
  const unlike = [...wanted].find((id) => !ID.test(id));
  const known = await peopleAmong(tx, unlike === undefined ? [...wanted] : []);
  const stranger = unlike ?? [...wanted].find((id) => !known.has(id));
  if (stranger !== undefined) throw fault(400, `There is nobody with the id ${stranger}`, 'invalidValue');
  const held = new Set(await membersOfGroup(tx, groupId));
  const coming = [...wanted].filter((id) => !held.has(id));
  const going = [...held].filter((id) => !wanted.has(id));
  await tx.insertAll(
    ProvisionedGroupMember,
    coming.map((personId) => ({ groupId, personId })),
  );
  await tx.execute(
    `delete from identity.provisioned_group_member
      where organization_id = $1 and group_id = $2 and person_id = any($3::uuid[])`,
    [groupId, going],
  );
  await applyGrants(ctx, tx, connection, [...coming, ...going].toSorted());
}
