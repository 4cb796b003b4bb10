import { usualPreferences, type UserPreferences } from '@talent-os/contracts/identity/preference-values.js';
import type { Reader } from '@talent-os/service-kit';

const PREFERENCES = `
  select theme, density, locale, date_format as "dateFormat", default_hub as "defaultHub", assistant,
    reduce_motion as "reduceMotion"
  from identity.user_preference where organization_id = $1 and person_id = $2`;

/** What a person has chosen, or the usual. */
export const preferencesOf = async (db: Reader, userId: string): Promise<UserPreferences> =>
  (await db.readOne<UserPreferences>(PREFERENCES, [userId])) ?? usualPreferences;
