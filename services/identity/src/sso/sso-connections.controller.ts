import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { ssoConnectionChanged } from '@talent-os/contracts/identity/sso-events.js';
import {
  changeSsoConnection,
  createSsoConnection,
  disconnectSso,
  listSsoConnections,
  listSsoSignIns,
  SSO_CONNECTIONS_MOST,
  switchSsoConnection,
} from '@talent-os/contracts/identity/sso.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { expectGrantable } from '../members/members.controller.js';
import { Organization } from '../organizations/organization.entity.js';
import { switchableTo } from '../integrations/switch.rules.js';
import { letGo } from '../provisioning/let-go.js';
import { ProviderClient, sealSecret, type Reached } from './provider-client.js';
import { refusalOf } from './refusal.js';
import { SsoConnection } from './sso-connection.entity.js';
import { activeConnections, connectionOf, connectionsOf, signInsOf } from './sso.queries.js';

type Values = Omit<Input<typeof createSsoConnection>, 'clientSecret'>;

/** Identity providers of an organization, by those who administer it. */
@Controller()
export class SsoConnectionsController {
  constructor(private readonly providers: ProviderClient) {}

  @Handles(listSsoConnections)
  async list(_: Input<typeof listSsoConnections>, ctx: Ctx): Promise<Output<typeof listSsoConnections>> {
    return { items: await connectionsOf(ctx.db, aDayAgo(ctx)) };
  }

  @Handles(createSsoConnection)
  async create(
    { clientSecret, ...values }: Input<typeof createSsoConnection>,
    ctx: Ctx,
  ): Promise<Output<typeof createSsoConnection>> {
    const secret = clientSecret ? sealSecret(ctx.organizationId, clientSecret) : null;
    await this.expectProvider({ organizationId: ctx.organizationId, ...values, clientSecret: secret });
    const id = await ctx.db.write(async (tx) => {
      await tx.advisoryLock('sso');
      await expectGrantable(ctx, tx, values);
      const held = await tx.findAll(SsoConnection, {});
      if (held.length >= SSO_CONNECTIONS_MOST) throw new DomainError('sso.many');
      const made = await tx.insert(SsoConnection, { ...kept(values), status: 'draft', clientSecret: secret });
      ctx.emit(ssoConnectionChanged, { ssoConnectionId: made.id, how: 'connected' });
      return made.id;
    });
    return shown(ctx, id);
  }

  @Handles(changeSsoConnection)
  async change(
    { ssoConnectionId, version, clientSecret, ...values }: Input<typeof changeSsoConnection>,
    ctx: Ctx,
  ): Promise<Output<typeof changeSsoConnection>> {
    const { hasSecret } = await shown(ctx, ssoConnectionId);
    const secret = clientSecret ? { clientSecret: sealSecret(ctx.organizationId, clientSecret) } : {};
    const reached = { organizationId: ctx.organizationId, ...values, clientSecret: null, ...secret };
    await this.expectProvider(reached);
    await ctx.db.write(async (tx) => {
      const before = await tx.lock(SsoConnection, ssoConnectionId, version);
      await expectGrantable(ctx, tx, values);
      const isAnother =
        before.issuer !== values.issuer ||
        before.clientId !== values.clientId ||
        (hasSecret && clientSecret !== undefined);
      if (isAnother && before.status === 'active') await expectAnother(ctx, tx, ssoConnectionId);
      const anew = isAnother ? { status: 'draft' as const, testedAt: null } : {};
      await tx.update(SsoConnection, before, { ...kept(values), ...secret, ...anew });
      ctx.emit(ssoConnectionChanged, { ssoConnectionId, how: 'changed' });
    });
    return shown(ctx, ssoConnectionId);
  }

  @Handles(switchSsoConnection)
  async switch(
    { ssoConnectionId, status }: Input<typeof switchSsoConnection>,
    ctx: Ctx,
  ): Promise<Output<typeof switchSsoConnection>> {
    await ctx.db.write(async (tx) => {
      const before = await tx.lock(SsoConnection, ssoConnectionId);
      if (status === 'active' && !before.testedAt) throw new DomainError('sso.untested');
      if (!switchableTo(before.status, before.testedAt !== null).to.includes(status)) return;
      if (before.status === 'active') await expectAnother(ctx, tx, ssoConnectionId);
      await tx.update(SsoConnection, before, { status });
      ctx.emit(ssoConnectionChanged, { ssoConnectionId, how: status === 'active' ? 'activated' : 'paused' });
    });
    return shown(ctx, ssoConnectionId);
  }

  @Handles(disconnectSso)
  async disconnect({ ssoConnectionId }: Input<typeof disconnectSso>, ctx: Ctx): Promise<Output<typeof disconnectSso>> {
    await ctx.db.write(async (tx) => {
      const before = await tx.lock(SsoConnection, ssoConnectionId);
      if (before.status === 'active') await expectAnother(ctx, tx, ssoConnectionId);
      await letGo(tx, ssoConnectionId);
      for (const text of FORGETTING) await tx.execute(text, [ssoConnectionId]);
      await tx.remove(SsoConnection, before);
      ctx.emit(ssoConnectionChanged, { ssoConnectionId, how: 'disconnected' });
    });
    return {};
  }

  @Handles(listSsoSignIns)
  async signIns({ ssoConnectionId }: Input<typeof listSsoSignIns>, ctx: Ctx): Promise<Output<typeof listSsoSignIns>> {
    await shown(ctx, ssoConnectionId);
    return { items: await signInsOf(ctx.db, ssoConnectionId) };
  }

  /** Refuses an address at which no provider says of itself what the standard asks. */
  private async expectProvider(connection: Reached): Promise<void> {
    try {
      await this.providers.configurationOf(connection);
    } catch (error) {
      const { reason } = refusalOf(error);
      const message =
        reason === 'issuer' ? 'The provider calls itself otherwise' : 'No provider could be read at this address';
      throw new DomainError('sso.provider', [{ field: 'issuer', message }]);
    }
  }
}

const FORGETTING = [
  `update identity.sso_domain set connection_id = null where organization_id = $1 and connection_id = $2`,
  `delete from identity.sso_link where organization_id = $1 and connection_id = $2`,
  `delete from identity.sso_seen where organization_id = $1 and connection_id = $2`,
  `delete from identity.sso_sign_in where organization_id = $1 and connection_id = $2`,
];

const kept = ({ role, ...values }: Values) => ({
  ...values,
  factorValues: [...new Set(values.factorValues)],
  roleName: role,
});

const aDayAgo = ({ now }: Ctx) => new Date(now.getTime() - DAY_MS);

/** Where people sign in by providers only, one of them stays. Holds the organization, so that two do not go at once. */
async function expectAnother(ctx: Ctx, tx: Transaction, ssoConnectionId: string): Promise<void> {
  const { emergencyAccessId } = await tx.lock(Organization, ctx.organizationId);
  const others = await activeConnections(tx, ssoConnectionId);
  if (emergencyAccessId && others!.count === 0) throw new DomainError('sso.required');
}

async function shown(ctx: Ctx, id: string): Promise<Output<typeof createSsoConnection>> {
  const found = await connectionOf(ctx.db, id, aDayAgo(ctx));
  if (!found) throw new DomainError('resource.missing');
  return found;
}
