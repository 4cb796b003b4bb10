import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { provisioningChanged } from '@talent-os/contracts/identity/events.js';
import {
  changeConnection,
  CONNECTIONS_MOST,
  createConnection,
  disconnect,
  listConnections,
  listProvisionedGroups,
  listProvisioningRequests,
  mapProvisionedGroup,
  renewConnectionToken,
  SCIM_TOKEN,
  switchConnection,
} from '@talent-os/contracts/identity/provisioning.js';
import { DomainError, Handles, type Ctx, type Reader } from '@talent-os/service-kit';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { hashOfToken, newLinkToken } from '../links/link-token.js';
import { expectGrantable } from '../members/members.controller.js';
import { applyGrants } from './apply-grants.js';
import { letGo } from './let-go.js';
import { givenBy } from './map-group.js';
import { ProvisionedGroup } from './provisioned-group.entity.js';
import { ProvisioningConnection } from './provisioning-connection.entity.js';
import { connectionOf, connectionsOf, groupsOf, membersOfGroup, requestsOf } from './provisioning.queries.js';

/** Directories that keep the people of an organization, by those who administer it. */
@Controller()
export class ProvisioningController {
  @Handles(listConnections)
  async list(_: Input<typeof listConnections>, ctx: Ctx): Promise<Output<typeof listConnections>> {
    return { items: await connectionsOf(ctx.db, aDayAgo(ctx)) };
  }

  @Handles(createConnection)
  async create(
    { name, role, industry, invites }: Input<typeof createConnection>,
    ctx: Ctx,
  ): Promise<Output<typeof createConnection>> {
    const token = SCIM_TOKEN.prefix + newLinkToken(ctx.organizationId);
    const id = await ctx.db.write(async (tx) => {
      await tx.advisoryLock('provisioning');
      await expectGrantable(ctx, tx, { role, industry });
      const held = await tx.findAll(ProvisioningConnection, {});
      if (held.length >= CONNECTIONS_MOST) throw new DomainError('provisioning.many');
      const values = { name, roleName: role, industry, invites, status: 'active' as const, hash: hashOfToken(token) };
      const { id: connectionId } = await tx.insert(ProvisioningConnection, values);
      ctx.emit(provisioningChanged, { connectionId, how: 'connected' });
      return connectionId;
    });
    return { token, item: await shown(ctx, id) };
  }

  @Handles(changeConnection)
  async change(
    { connectionId, version, role, ...values }: Input<typeof changeConnection>,
    ctx: Ctx,
  ): Promise<Output<typeof changeConnection>> {
    await ctx.db.write(async (tx) => {
      const kept = await tx.lock(ProvisioningConnection, connectionId, version);
      await expectGrantable(ctx, tx, { role, industry: values.industry });
      await tx.update(ProvisioningConnection, kept, { ...values, roleName: role });
      ctx.emit(provisioningChanged, { connectionId, how: 'changed' });
    });
    return shown(ctx, connectionId);
  }

  @Handles(renewConnectionToken)
  async renew(
    { connectionId }: Input<typeof renewConnectionToken>,
    ctx: Ctx,
  ): Promise<Output<typeof renewConnectionToken>> {
    const token = SCIM_TOKEN.prefix + newLinkToken(ctx.organizationId);
    await ctx.db.write(async (tx) => {
      const kept = await tx.lock(ProvisioningConnection, connectionId);
      await tx.update(ProvisioningConnection, kept, { hash: hashOfToken(token) });
      ctx.emit(provisioningChanged, { connectionId, how: 'renewed' });
    });
    return { token };
  }

  @Handles(switchConnection)
  async switch(
    { connectionId, status }: Input<typeof switchConnection>,
    ctx: Ctx,
  ): Promise<Output<typeof switchConnection>> {
    await ctx.db.write(async (tx) => {
      const kept = await tx.lock(ProvisioningConnection, connectionId);
      if (kept.status === status) return;
      await tx.update(ProvisioningConnection, kept, { status });
      ctx.emit(provisioningChanged, { connectionId, how: status === 'paused' ? 'paused' : 'resumed' });
    });
    return shown(ctx, connectionId);
  }

  /** What people have stays theirs, as if somebody here had given it. */
  @Handles(disconnect)
  async disconnect({ connectionId }: Input<typeof disconnect>, ctx: Ctx): Promise<Output<typeof disconnect>> {
    await ctx.db.write(async (tx) => {
      const kept = await tx.lock(ProvisioningConnection, connectionId);
      await letGo(tx, connectionId);
      for (const text of FORGETTING) await tx.execute(text, [connectionId]);
      await tx.remove(ProvisioningConnection, kept);
      ctx.emit(provisioningChanged, { connectionId, how: 'disconnected' });
    });
    return {};
  }

  @Handles(listProvisionedGroups)
  async groups(
    { connectionId }: Input<typeof listProvisionedGroups>,
    ctx: Ctx,
  ): Promise<Output<typeof listProvisionedGroups>> {
    await expectConnection(ctx, ctx.db, connectionId);
    return { items: await groupsOf(ctx.db, connectionId) };
  }

  @Handles(mapProvisionedGroup)
  async mapGroup(
    { connectionId, groupId, grant, teamId }: Input<typeof mapProvisionedGroup>,
    ctx: Ctx,
  ): Promise<Output<typeof mapProvisionedGroup>> {
    await ctx.db.write(async (tx) => {
      const connection = await tx.lock(ProvisioningConnection, connectionId);
      const group = await tx.lock(ProvisionedGroup, { id: groupId, connectionId });
      await tx.update(ProvisionedGroup, group, await givenBy(ctx, tx, { grant, teamId }));
      await applyGrants(ctx, tx, connection, (await membersOfGroup(tx, groupId)).toSorted());
      ctx.emit(provisioningChanged, { connectionId, how: 'mapped' });
    });
    return {};
  }

  @Handles(listProvisioningRequests)
  async requests(
    { connectionId }: Input<typeof listProvisioningRequests>,
    ctx: Ctx,
  ): Promise<Output<typeof listProvisioningRequests>> {
    await expectConnection(ctx, ctx.db, connectionId);
    return { items: await requestsOf(ctx.db, connectionId) };
  }
}

const FORGETTING = [
  `delete from identity.provisioned_person where organization_id = $1 and connection_id = $2`,
  `delete from identity.provisioning_request where organization_id = $1 and connection_id = $2`,
];

const aDayAgo = ({ now }: Ctx) => new Date(now.getTime() - DAY_MS);

async function shown(ctx: Ctx, id: string) {
  return (await connectionOf(ctx.db, id, aDayAgo(ctx)))!;
}

async function expectConnection(ctx: Ctx, db: Reader, id: string): Promise<void> {
  if (!(await connectionOf(db, id, aDayAgo(ctx)))) throw new DomainError('resource.missing');
}
