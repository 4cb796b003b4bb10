import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { ownPath } from '@talent-os/contracts/navigation/own-path.js';
import { ssoConnectionChanged, ssoRefused, type SsoRefusal } from '@talent-os/contracts/identity/sso-events.js';
import { beginSso, finishSso } from '@talent-os/contracts/identity/sso-flow.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { hashOfToken, organizationOf } from '../links/link-token.js';
import { preview } from './decide.js';
import { openDoor } from './open-door.js';
import { askingUrl, readAnswer } from './read-answer.js';
import { ProviderClient } from './provider-client.js';
import { refusalOf, SsoRefused } from './refusal.js';
import { SsoConnection } from './sso-connection.entity.js';
import { SsoSignIn } from './sso-sign-in.entity.js';
import { NOBODY } from './sso-mapping.controller.js';
import { usedConnection, type UsedConnection } from './sso.queries.js';
import { beginWay, endWay, type Way } from './way.js';

const REFUSED = { location: '/login?sso=refused' } as const;
/** A way back is no longer than this, in characters. */
const LONGEST_PATH = 500;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The way of a browser to a provider and back. Whoever is refused is told so, and nothing else; administrators read why. */
@Controller()
export class SsoFlowController {
  constructor(private readonly providers: ProviderClient) {}

  @Handles(beginSso)
  async begin(input: Input<typeof beginSso>, ctx: Ctx): Promise<Output<typeof beginSso>> {
    const organizationId = input.ticket ? organizationOf(input.ticket) : input.organizationId;
    if (!organizationId || !UUID.test(organizationId)) return REFUSED;
    const inside = ctx.forOrganization(organizationId);
    const of = input.ticket ? { ticket: input.ticket } : await this.asked(inside, input);
    const way = of && (await beginWay(inside, input.base, of));
    if (!way) return REFUSED;
    try {
      const connection = await usedConnection(inside.db, way.connectionId);
      if (!connection) return REFUSED;
      const configuration = await this.providers.configurationOf(connection);
      return { location: askingUrl(configuration, way, input.base, input.loginHint), browser: way.browser };
    } catch (error) {
      await refuse(inside, way, refusalOf(error));
      return REFUSED;
    }
  }

  /** A provider of the organization that lets people in, and a path of ours; else it is noted why not. */
  private async asked(inside: Ctx, { ssoConnectionId: id, returnTo }: Input<typeof beginSso>) {
    const connection = id && UUID.test(id) ? await usedConnection(inside.db, id) : undefined;
    if (!connection) return undefined;
    const path = (returnTo?.length ?? 0) > LONGEST_PATH ? undefined : ownPath(returnTo || '/');
    const reason: SsoRefusal | undefined =
      connection.status !== 'active' ? 'paused' : path === undefined ? 'return' : undefined;
    if (!reason) return { connectionId: connection.id, returnTo: path! };
    await note(inside, connection.id, reason);
    return undefined;
  }

  @Handles(finishSso)
  async finish(input: Input<typeof finishSso>, ctx: Ctx): Promise<Output<typeof finishSso>> {
    const state = new URLSearchParams(input.query).get('state') ?? '';
    const organizationId = organizationOf(state);
    if (!organizationId) return REFUSED;
    const inside = ctx.forOrganization(organizationId);
    const way = await endWay(inside, state, input.browser);
    if (!way) {
      await noteUnknown(inside, state, input.ssoConnectionId);
      return REFUSED;
    }
    try {
      if (way.connectionId !== input.ssoConnectionId) throw new SsoRefused('mixed');
      const connection = await usedConnection(inside.db, way.connectionId);
      if (!connection || (way.purpose === 'sign-in' && connection.status !== 'active')) throw new SsoRefused('paused');
      const configuration = await this.providers.configurationOf(connection);
      const answer = await readAnswer(configuration, connection, way, input);
      return way.purpose === 'test'
        ? await keepTest(inside, connection, way, answer.claims)
        : await openDoor(ctx, inside, { connection, way, answer });
    } catch (error) {
      const refused = refusalOf(failureOf(error));
      await refuse(inside, way, refused);
      return way.purpose === 'test' ? testedAt(way) : REFUSED;
    }
  }
}

/** Refusals of the product that a sign-in by a provider meets as well. */
const byDomain: Readonly<Record<string, SsoRefusal>> = {
  'tenant.full': 'full',
  'access.network': 'network',
  'auth.credentials': 'closed',
};

function failureOf(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  const reason = byDomain[error.code];
  // Whatever else the product refuses is a fault of ours.
  if (!reason) throw error;
  return new SsoRefused(reason);
}

const testedAt = ({ connectionId }: Way) => ({
  location: `/organization/integrations?view=sign-on&provider=${connectionId}`,
});

/** What a test has shown; it is green where the person would be let in. */
async function keepTest(ctx: Ctx, connection: UsedConnection, way: Way, claims: Readonly<Record<string, unknown>>) {
  const seen = await preview(ctx.db, connection, claims);
  await ctx.db.write(async (tx) => {
    const row = await tx.lock(SsoSignIn, way.id);
    await tx.update(SsoSignIn, row, { preview: seen, reason: seen.reason });
    if (seen.outcome === 'refused') return;
    const kept = await tx.lock(SsoConnection, connection.id);
    // What was tested may have been changed meanwhile.
    if (kept.issuer !== connection.issuer || kept.clientId !== connection.clientId) return;
    await tx.update(SsoConnection, kept, { testedAt: ctx.now });
    ctx.emit(ssoConnectionChanged, { ssoConnectionId: connection.id, how: 'tested' });
  });
  return testedAt(way);
}

async function refuse(ctx: Ctx, { id, connectionId, purpose }: Way, { reason, detail }: SsoRefused): Promise<void> {
  const userId = (detail as { userId?: string } | undefined)?.userId ?? null;
  await ctx.db.write(async (tx) => {
    const row = await tx.lock(SsoSignIn, id);
    const shown = purpose === 'test' ? { preview: { ...NOBODY, reason } } : { personId: userId };
    await tx.update(SsoSignIn, row, { reason, usedAt: row.usedAt ?? ctx.now, ...shown });
    ctx.emit(ssoRefused, { ssoConnectionId: connectionId, userId, reason });
  });
}

/** A refusal before anything was begun. */
async function note(ctx: Ctx, ssoConnectionId: string, reason: SsoRefusal): Promise<void> {
  await ctx.db.write(async () => ctx.emit(ssoRefused, { ssoConnectionId, userId: null, reason }));
}

/** A way that is used, too old or another browser's is told to those who look after the connection it names. */
async function noteUnknown(ctx: Ctx, state: string, ssoConnectionId: string): Promise<void> {
  const row = await ctx.db.readOne<{ connectionId: string }>(
    `select connection_id as "connectionId" from identity.sso_sign_in where organization_id = $1 and state_hash = $2`,
    [hashOfToken(state)],
  );
  const named = UUID.test(ssoConnectionId) ? await usedConnection(ctx.db, ssoConnectionId) : undefined;
  const id = row?.connectionId ?? named?.id;
  if (id) await note(ctx, id, 'flow');
}
