import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { answerScim, REQUESTS_KEPT, SCIM_TOKEN } from '@talent-os/contracts/identity/provisioning.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { hashOfToken, organizationOf } from '../../links/link-token.js';
import { connectionWith, type ConnectionBearer } from '../provisioning.queries.js';
import { ProvisioningRequest } from '../provisioning-request.entity.js';
import { definitionAt } from './definitions.js';
import type { Collection, Exchange, ScimAnswer } from './exchange.js';
import { groups } from './groups.js';
import { fault, missing, problemOf } from './scim-fault.js';
import { search, SEARCH } from './search.js';
import { users } from './users.js';

/** That a directory was here is noted this often, in milliseconds. */
const NOTED_EVERY = 60_000;
/** A change meets another one of the same row this often before it is refused. */
const TRIES = 3;

const collections: Readonly<Record<string, Collection>> = { Users: users, Groups: groups };
type Request = Input<typeof answerScim>;

/** SCIM 2.0 for the directories of organizations (RFC 7643 and 7644). */
@Controller()
export class ScimController {
  @Handles(answerScim)
  async answer(request: Request, ctx: Ctx): Promise<ScimAnswer> {
    const organizationId = organizationOf(request.token.slice(SCIM_TOKEN.prefix.length));
    const inside = organizationId ? ctx.forOrganization(organizationId) : undefined;
    const connection = inside && (await connectionWith(inside.db, hashOfToken(request.token)));
    if (!inside || !connection) return refused(fault(401, 'The token is not known here'))!;
    const given = await exchanged(request, inside, connection).catch((error: unknown) => {
      const answer = refused(error);
      if (!answer) throw error;
      return answer;
    });
    await note(inside, connection, request, given);
    return given;
  }
}

async function exchanged(request: Request, ctx: Ctx, connection: ConnectionBearer): Promise<ScimAnswer> {
  if (connection.status === 'paused') throw fault(403, 'This directory is paused in Talent OS');
  const { method, path, base } = request;
  const definition = definitionAt(path, base);
  if (definition) {
    if (method === 'GET') return { status: 200, body: definition };
    throw fault(405, 'This can be read only');
  }
  const [, kind = '', id, ...more] = path.split('/').map((part) => decodeURIComponent(part));
  const { query, body, ifMatch, ifNoneMatch } = request;
  const at = `${base}/${kind}`;
  const conditions = { ...(ifMatch && { ifMatch }), ...(ifNoneMatch && { ifNoneMatch }) };
  const exchange: Exchange = { ctx, connection, method, query, body, at, ...conditions };
  const everything = Object.entries(collections).map(([name, one]) => ({ collection: one, at: `${base}/${name}` }));
  if (kind === SEARCH && id === undefined) return { status: 200, body: await search(everything, exchange) };
  const collection = collections[kind];
  if (!collection || more.length > 0) throw missing(path);
  if (id === SEARCH) return { status: 200, body: await search([{ collection, at }], exchange) };
  return id === undefined ? ofAll(collection, exchange) : ofOne(collection, exchange, id.toLowerCase());
}

async function ofAll(collection: Collection, exchange: Exchange): Promise<ScimAnswer> {
  const { method, at } = exchange;
  if (method === 'GET') return { status: 200, body: await collection.list(exchange) };
  if (method !== 'POST') throw fault(405, 'Name one resource');
  const { body, tag } = await collection.create(exchange);
  return { status: 201, body, etag: tag, location: `${at}/${body.id}` };
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

async function ofOne(collection: Collection, exchange: Exchange, id: string): Promise<ScimAnswer> {
  const { method, at, ifMatch, ifNoneMatch } = exchange;
  if (method === 'POST') throw fault(405, 'A resource is changed with PUT or PATCH');
  for (let tried = 1; ; tried += 1) {
    const kept = ID.test(id) ? await collection.read(exchange, id) : undefined;
    if (!kept) throw missing(id);
    const read = { etag: kept.tag, location: `${at}/${id}` };
    if (method === 'GET')
      return names(ifNoneMatch, kept.tag) ? { status: 304, ...read } : { status: 200, body: kept.body, ...read };
    if (ifMatch !== undefined && !names(ifMatch, kept.tag)) throw fault(412, 'The resource has been changed meanwhile');
    const changed = await changeOne(collection, exchange, id, kept.tag).catch((error: unknown) => {
      // Somebody else was first, and the caller has not said what it read: it is read anew.
      if (problemOf(error)?.status !== '412' || ifMatch !== undefined || tried === TRIES) throw error;
      return undefined;
    });
    if (changed) return changed;
  }
}

async function changeOne(collection: Collection, exchange: Exchange, id: string, tag: string): Promise<ScimAnswer> {
  const { method, at } = exchange;
  if (method === 'DELETE') {
    await collection.remove(exchange, id, tag);
    return { status: 204 };
  }
  const { body, tag: etag } = await collection[method === 'PUT' ? 'replace' : 'patch'](exchange, id, tag);
  return { status: 200, body, etag, location: `${at}/${id}` };
}

const names = (condition: string | undefined, tag: string): boolean =>
  condition !== undefined && (condition === '*' || condition.split(',').some((one) => one.trim() === tag));

function refused(error: unknown): ScimAnswer | undefined {
  const problem = problemOf(error);
  return problem && { status: Number(problem.status), body: problem };
}

/** Keeps what a directory changed and what it was refused, so that people see how it is doing. */
async function note(
  ctx: Ctx,
  connection: ConnectionBearer,
  request: Request,
  { status, body }: ScimAnswer,
): Promise<void> {
  const { id: connectionId, lastUsedAt } = connection;
  const isNew = !lastUsedAt || ctx.now.getTime() - Date.parse(lastUsedAt) >= NOTED_EVERY;
  const reads = request.method === 'GET' || request.path.endsWith(SEARCH);
  const isKept = !reads || status >= 400;
  if (!isNew && !isKept) return;
  await ctx.db.write(async (tx) => {
    if (isNew)
      await tx.execute(
        `update identity.provisioning_connection set last_used_at = $3 where organization_id = $1 and id = $2`,
        [connectionId, ctx.now],
      );
    if (!isKept) return;
    const detail = status >= 400 ? (body as { detail: string }).detail : null;
    const { method, path } = request;
    await tx.insert(ProvisioningRequest, { connectionId, at: ctx.now, method, path, status, detail });
    await tx.execute(
      `delete from identity.provisioning_request where organization_id = $1 and id in (
         select id from identity.provisioning_request where organization_id = $1 and connection_id = $2
         order by at desc, id desc offset ${REQUESTS_KEPT})`,
      [connectionId],
    );
  }, 'bookkeeping');
}
