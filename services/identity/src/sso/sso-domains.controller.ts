import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  addSsoDomain,
  confirmSsoDomain,
  listSsoDomains,
  listSsoDomainsOf,
  removeSsoDomain,
  routeSsoDomain,
  SSO_DOMAINS_MOST,
  verifySsoDomain,
} from '@talent-os/contracts/identity/sso-domains.js';
import { ssoDomainChanged } from '@talent-os/contracts/identity/sso-events.js';
import { routeSignIn } from '@talent-os/contracts/identity/sso.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { randomBytes } from 'node:crypto';
import { enter } from '../tenants/enter.js';
import { domainOf } from './claims.rules.js';
import { DomainRecords } from './domain-records.js';
import {
  claimDomain,
  domainsOf,
  domainStates,
  domainWith,
  organizationWith,
  providerOf,
  releaseDomain,
} from './domains.queries.js';
import { SsoConnection } from './sso-connection.entity.js';
import { SsoDomain } from './sso-domain.entity.js';

/** Mail domains of organizations: whose they are, and by which provider their addresses sign in. */
@Controller()
export class SsoDomainsController {
  constructor(private readonly records: DomainRecords) {}

  @Handles(listSsoDomains)
  async list(_: Input<typeof listSsoDomains>, ctx: Ctx): Promise<Output<typeof listSsoDomains>> {
    return { items: await domainsOf(ctx.db) };
  }

  @Handles(addSsoDomain)
  async add({ domain, ssoConnectionId }: Input<typeof addSsoDomain>, ctx: Ctx): Promise<Output<typeof addSsoDomain>> {
    const id = await ctx.db.write(async (tx) => {
      await tx.advisoryLock('sso-domains');
      const connectionId = await connectionNamed(tx, ssoConnectionId);
      const kept = await tx.findAll(SsoDomain, {});
      if (kept.some((one) => one.domain === domain))
        throw new DomainError('sso.domain', [{ field: 'domain', message: 'This domain is listed already' }]);
      if (kept.length >= SSO_DOMAINS_MOST) throw new DomainError('sso.domains');
      const token = randomBytes(24).toString('base64url');
      const added = await tx.insert(SsoDomain, { domain, token, connectionId });
      ctx.emit(ssoDomainChanged, { ssoDomainId: added.id, how: 'added' });
      return added.id;
    });
    return shown(ctx, id);
  }

  @Handles(routeSsoDomain)
  async route(
    { ssoDomainId, version, ssoConnectionId }: Input<typeof routeSsoDomain>,
    ctx: Ctx,
  ): Promise<Output<typeof routeSsoDomain>> {
    await ctx.db.write(async (tx) => {
      const kept = await tx.lock(SsoDomain, ssoDomainId, version);
      await tx.update(SsoDomain, kept, { connectionId: await connectionNamed(tx, ssoConnectionId) });
      ctx.emit(ssoDomainChanged, { ssoDomainId, how: 'routed' });
    });
    return shown(ctx, ssoDomainId);
  }

  @Handles(verifySsoDomain)
  async verify({ ssoDomainId }: Input<typeof verifySsoDomain>, ctx: Ctx): Promise<Output<typeof verifySsoDomain>> {
    const domain = await shown(ctx, ssoDomainId);
    if (domain.verifiedAt) return domain;
    if (!(await this.records.say(domain.domain, domain.record))) throw new DomainError('sso.record');
    await ctx.db.write((tx) => prove(ctx, tx, ssoDomainId, 'dns'));
    return shown(ctx, ssoDomainId);
  }

  @Handles(removeSsoDomain)
  async remove({ ssoDomainId }: Input<typeof removeSsoDomain>, ctx: Ctx): Promise<Output<typeof removeSsoDomain>> {
    await ctx.db.write(async (tx) => {
      const kept = await tx.lock(SsoDomain, ssoDomainId);
      await releaseDomain(tx, kept.domain);
      await tx.remove(SsoDomain, kept);
      ctx.emit(ssoDomainChanged, { ssoDomainId, how: 'removed' });
    });
    return {};
  }

  @Handles(listSsoDomainsOf)
  async listOf({ organizationId }: Input<typeof listSsoDomainsOf>, ctx: Ctx): Promise<Output<typeof listSsoDomainsOf>> {
    return { items: await domainStates(enter(ctx, organizationId).db) };
  }

  /** For installations that cannot look names up; whose domain it is the platform then vouches for. */
  @Handles(confirmSsoDomain)
  async confirm(
    { organizationId, ssoDomainId }: Input<typeof confirmSsoDomain>,
    ctx: Ctx,
  ): Promise<Output<typeof confirmSsoDomain>> {
    const inside = enter(ctx, organizationId);
    await inside.db.write((tx) => prove(inside, tx, ssoDomainId, 'platform'));
    return {};
  }

  @Handles(routeSignIn)
  async routeSignIn({ email }: Input<typeof routeSignIn>, ctx: Ctx): Promise<Output<typeof routeSignIn>> {
    const domain = domainOf(email);
    const organizationId = await organizationWith(ctx.db, domain);
    const found = organizationId && (await providerOf(ctx.forOrganization(organizationId).db, domain));
    return { provider: found ? { organizationId, ...found } : null };
  }
}

async function prove(ctx: Ctx, tx: Transaction, ssoDomainId: string, verifiedBy: 'dns' | 'platform'): Promise<void> {
  const kept = await tx.lock(SsoDomain, ssoDomainId);
  if (kept.verifiedAt) return;
  if (!(await claimDomain(tx, kept.domain))) throw new DomainError('sso.domainTaken');
  await tx.update(SsoDomain, kept, { verifiedAt: ctx.now, verifiedBy });
  ctx.emit(ssoDomainChanged, { ssoDomainId, how: verifiedBy === 'dns' ? 'verified' : 'confirmed' });
}

const connectionNamed = async (tx: Transaction, id: string | undefined): Promise<string | null> =>
  id === undefined ? null : (await tx.get(SsoConnection, id)).id;

async function shown(ctx: Ctx, id: string): Promise<Output<typeof addSsoDomain>> {
  const found = await domainWith(ctx.db, id);
  if (!found) throw new DomainError('resource.missing');
  return found;
}
