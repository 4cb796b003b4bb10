import type { Passkey } from '@talent-os/contracts/identity/second-factor.js';
import type { Reader } from '@talent-os/service-kit';

export const passkeysOf = (db: Reader, personId: string) =>
  db.read<Passkey>(
    `select id, name, created_at as "createdAt", last_used_at as "lastUsedAt", synced from identity.passkey
      where organization_id = $1 and person_id = $2 order by created_at, id`,
    [personId],
  );

export type KnownCredential = { readonly id: string; readonly transports: string[] };

/** A person's passkeys as a browser is asked for them. */
export const credentialsOf = (db: Reader, personId: string) =>
  db.read<KnownCredential>(
    `select credential_id as id, to_json(transports) as transports from identity.passkey
      where organization_id = $1 and person_id = $2 order by created_at, id`,
    [personId],
  );
