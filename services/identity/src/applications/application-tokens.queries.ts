import type { ApplicationScope } from '@talent-os/contracts';
import type { ApplicationToken } from '@talent-os/contracts/identity/application-tokens.js';
import type { Reader } from '@talent-os/service-kit';

const LIVE = `revoked_at is null and expires_at > $3`;

const LIST = `
  select id, name, to_json(scopes) as scopes, created_at as "createdAt", expires_at as "expiresAt",
    last_used_at as "lastUsedAt"
  from identity.application_token where organization_id = $1 and person_id = $2 and ${LIVE}
  order by created_at desc, id desc`;

/** A person's tokens that still let somebody in, newest first. */
export const tokensOf = (db: Reader, personId: string, now: Date): Promise<ApplicationToken[]> =>
  db.read<ApplicationToken>(LIST, [personId, now]);

export type Bearer = {
  readonly id: string;
  readonly personId: string;
  readonly roleId: string;
  readonly scopes: ApplicationScope[];
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastUsedAt: string | null;
};

/** The token with this hash, while it lets somebody in. */
export const bearerWith = (db: Reader, hash: string, now: Date): Promise<Bearer | undefined> =>
  db.readOne<Bearer>(
    `select id, person_id as "personId", role_id as "roleId", to_json(scopes) as scopes, created_at as "createdAt",
       expires_at as "expiresAt", last_used_at as "lastUsedAt"
     from identity.application_token where organization_id = $1 and hash = $2 and ${LIVE}`,
    [hash, now],
  );
