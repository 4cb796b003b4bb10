import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { ssoConnectionChanged } from '@talent-os/contracts/identity/sso-events.js';
import {
  beginSsoTest,
  dryRunSso,
  getSsoTest,
  listSsoGroups,
  mapSsoGroup,
  SSO_GROUPS_MOST,
  SSO_LIFE_MS,
  SSO_START,
  unmapSsoGroup,
} from '@talent-os/contracts/identity/sso.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { hashOfToken, newLinkToken } from '../links/link-token.js';
import { applyGrants } from '../provisioning/apply-grants.js';
import { givenBy } from '../provisioning/map-group.js';
import { ProvisionedGroup } from '../provisioning/provisioned-group.entity.js';
import { groupsOf, membersOfGroup } from '../provisioning/provisioning.queries.js';
import { preview } from './decide.js';
import { ProviderClient } from './provider-client.js';
import { refusalOf } from './refusal.js';
import { SsoConnection } from './sso-connection.entity.js';
import { SsoSignIn } from './sso-sign-in.entity.js';
import { latestTest, usedConnection, type UsedConnection } from './sso.queries.js';

/** What a provider's words give people here, and trying it out. */
@Controller()
export class SsoMappingController {
  constructor(private readonly providers: ProviderClient) {}

  @Handles(listSsoGroups)
  async groups({ ssoConnectionId }: Input<typeof listSsoGroups>, ctx: Ctx): Promise<Output<typeof listSsoGroups>> {
    await existing(ctx, ssoConnectionId);
    return { items: await groupsOf(ctx.db, ssoConnectionId) };
  }

  @Handles(mapSsoGroup)
  async mapGroup(
    { ssoConnectionId, name, ...mapping }: Input<typeof mapSsoGroup>,
    ctx: Ctx,
  ): Promise<Output<typeof mapSsoGroup>> {
    await ctx.db.write(async (tx) => {
      const connection = await tx.lock(SsoConnection, ssoConnectionId);
      const given = await givenBy(ctx, tx, mapping);
      const groups = await tx.findAll(ProvisionedGroup, { connectionId: ssoConnectionId });
      const group = groups.find((one) => one.name.toLowerCase() === name.toLowerCase());
      if (!group && groups.length >= SSO_GROUPS_MOST) throw new DomainError('sso.groups');
      if (group) {
        await tx.update(ProvisionedGroup, group, given);
        const people = (await membersOfGroup(tx, group.id)).toSorted();
        await applyGrants(ctx, tx, { ...connection, startsBare: true }, people);
      } else await tx.insert(ProvisionedGroup, { connectionId: ssoConnectionId, name, ...given });
      ctx.emit(ssoConnectionChanged, { ssoConnectionId, how: 'mapped' });
    });
    return {};
  }

  @Handles(unmapSsoGroup)
  async unmapGroup(
    { ssoConnectionId, groupId }: Input<typeof unmapSsoGroup>,
    ctx: Ctx,
  ): Promise<Output<typeof unmapSsoGroup>> {
    await ctx.db.write(async (tx) => {
      const connection = await tx.lock(SsoConnection, ssoConnectionId);
      const group = await tx.lock(ProvisionedGroup, { id: groupId, connectionId: ssoConnectionId });
      const people = (await membersOfGroup(tx, groupId)).toSorted();
      await tx.execute('delete from identity.provisioned_group_member where organization_id = $1 and group_id = $2', [
        groupId,
      ]);
      await tx.remove(ProvisionedGroup, group);
      await applyGrants(ctx, tx, { ...connection, startsBare: true }, people);
      ctx.emit(ssoConnectionChanged, { ssoConnectionId, how: 'mapped' });
    });
    return {};
  }

  @Handles(beginSsoTest)
  async beginTest({ ssoConnectionId }: Input<typeof beginSsoTest>, ctx: Ctx): Promise<Output<typeof beginSsoTest>> {
    const ticket = newLinkToken(ctx.organizationId);
    await ctx.db.write(async (tx) => {
      await tx.get(SsoConnection, ssoConnectionId);
      await tx.insert(SsoSignIn, {
        connectionId: ssoConnectionId,
        purpose: 'test',
        stateHash: hashOfToken(ticket),
        returnTo: '/organization/integrations',
        expiresAt: new Date(ctx.now.getTime() + SSO_LIFE_MS),
        personId: ctx.userId,
      });
    }, 'bookkeeping');
    return { location: `${SSO_START}?ticket=${ticket}` };
  }

  @Handles(getSsoTest)
  async getTest({ ssoConnectionId }: Input<typeof getSsoTest>, ctx: Ctx): Promise<Output<typeof getSsoTest>> {
    await existing(ctx, ssoConnectionId);
    return (await latestTest(ctx.db, ssoConnectionId)) ?? { at: null, preview: null };
  }

  /** A token that is not the provider's shows nothing of what it says. */
  @Handles(dryRunSso)
  async dryRun({ ssoConnectionId, token }: Input<typeof dryRunSso>, ctx: Ctx): Promise<Output<typeof dryRunSso>> {
    const connection = await existing(ctx, ssoConnectionId);
    try {
      return await preview(ctx.db, connection, await this.providers.verify(connection, token));
    } catch (error) {
      if (error instanceof DomainError) throw error;
      const { reason } = refusalOf(error);
      return { ...NOBODY, reason };
    }
  }
}

export const NOBODY = {
  outcome: 'refused',
  subject: null,
  email: null,
  firstName: null,
  lastName: null,
  claimedGroups: [],
  grants: [],
  teams: [],
  factorBy: 'ours',
} as const satisfies Partial<Output<typeof dryRunSso>> as Omit<Output<typeof dryRunSso>, 'reason'>;

async function existing(ctx: Ctx, id: string): Promise<UsedConnection> {
  const connection = await usedConnection(ctx.db, id);
  if (!connection) throw new DomainError('resource.missing');
  return connection;
}
