import type { Ctx } from '@talent-os/service-kit';
import type { Facts } from './credential.rules.js';

type Held = Facts & { readonly name: string; readonly issuer: string };

/** Somebody's credentials, the next to expire first. */
export const credentialsOf = (ctx: Ctx, userId: string) =>
  ctx.db.read<Held>(
    `select name, issuer, expiration_date as "expirationDate", verified_at as "verifiedAt", revoked_at as "revokedAt"
     from healthcare.credential where organization_id = $1 and user_id = $2 order by expiration_date, name, id`,
    [userId],
  );
