import type { ApplicationScope } from '@talent-os/contracts';
import type { ApplicationToken } from '@talent-os/contracts/identity/application-tokens.js';
import type { Reader, Transaction } from '@talent-os/service-kit';

const LIVE = `revoked_at is null and expires_at > $3`;

const LIST = `
  select id, name, to_json(scopes) as scopes, created_at as "createdAt", expires_at as "expiresAt",
    last_used_at as "lastUsedAt"
  from identity.application_token where organization_id = $1 and person_id = $2 and ${LIVE}
  order by created_at desc, id desc`;

/** A person's tokens that still let somebody in, newest first. */
export const tokensOf = (db: Reader, personId: string, now: Date): Promise<ApplicationToken[]> =>
  db.read<ApplicationToken>(LIST, [personId, now]);

export type TokenOwner = {
  readonly id: string;
  readonly personId: string;
  readonly roleId: string;
  readonly scopes: ApplicationScope[];
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastUsedAt: string | null;
};

const BEARER = `
  select id, person_id as "personId", role_id as "roleId", to_json(scopes) as scopes, created_at as "createdAt",
    expires_at as "expiresAt", last_used_at as "lastUsedAt"
  from identity.application_token where organization_id = $1`;

/** The token with this hash, while it lets somebody in. */
export const bearerWith = (db: Reader, hash: string, now: Date): Promise<TokenOwner | undefined> =>
  db.readOne<TokenOwner>(`${BEARER} and hash = $2 and client_id is null and ${LIVE}`, [hash, now]);

/** The access with this id that an application asked for, while it lets somebody in. */
export const bearerBy = (db: Reader, id: string, now: Date): Promise<TokenOwner | undefined> =>
  db.readOne<TokenOwner>(`${BEARER} and id = $2 and client_id is not null and ${LIVE}`, [id, now]);

export type Access = {
  readonly clientId: string;
  readonly scopes: ApplicationScope[];
  readonly createdAt: string;
  readonly expiresAt: string;
};

const ACCESS = `client_id as "clientId", to_json(scopes) as scopes, created_at as "createdAt", expires_at as "expiresAt"`;

/** What an application was allowed, while it holds. */
export const accessOf = (db: Reader, id: string, now: Date): Promise<Access | undefined> =>
  db.readOne<Access>(
    `select ${ACCESS} from identity.application_token
      where organization_id = $1 and id = $2 and client_id is not null and ${LIVE}`,
    [id, now],
  );

/** Takes up what a person allowed, whose browser shows the proof with this hash. Nothing at a second time. */
export async function acceptedWith(
  tx: Transaction,
  id: string,
  hash: string,
  now: Date,
  until: Date,
): Promise<Access | undefined> {
  const [accepted] = await tx.execute<Access>(
    `update identity.application_token set hash = id::text, expires_at = $5, updated_at = $3, version = version + 1
      where organization_id = $1 and id = $2 and hash = $4 and client_id is not null and ${LIVE} returning ${ACCESS}`,
    [id, now, hash, until],
  );
  return accepted;
}
