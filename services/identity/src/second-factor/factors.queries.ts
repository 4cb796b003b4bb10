import type { Reader } from '@talent-os/service-kit';
import type { FactorCounts } from './factor.rules.js';

/** What a person has beside the password. */
export const factorsOf = async (db: Reader, personId: string): Promise<FactorCounts> =>
  (await db.readOne<FactorCounts>(
    `select
       exists (select 1 from identity.totp_factor where organization_id = $1 and person_id = $2 and confirmed_at is not null) as totp,
       (select count(*)::int from identity.passkey where organization_id = $1 and person_id = $2) as passkeys,
       (select count(*)::int from identity.recovery_code where organization_id = $1 and person_id = $2 and used_at is null) as "recoveryCodes"`,
    [personId],
  ))!;

/** Takes the code of a step, once; false where it, or a later one, was taken already. */
export const TAKE_STEP = `
  update identity.totp_factor set last_step = $3, updated_at = $4, version = version + 1
   where organization_id = $1 and person_id = $2 and last_step < $3 returning id`;

/** Takes a recovery code, once. */
export const TAKE_CODE = `
  update identity.recovery_code set used_at = $4, updated_at = $4, version = version + 1
   where organization_id = $1 and person_id = $2 and hash = $3 and used_at is null returning id`;
