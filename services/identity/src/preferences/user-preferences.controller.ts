import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { UserPreferences, usualPreferences } from '@talent-os/contracts/identity/preference-values.js';
import {
  changeUserPreferences,
  getUserPreferences,
  userPreferencesChanged,
} from '@talent-os/contracts/identity/user-preferences.js';
import { Handles, uuidv7, type Ctx } from '@talent-os/service-kit';
import { UserPreference } from './user-preference.entity.js';
import { preferencesOf } from './user-preferences.queries.js';

/** Makes sure there is a row to change, also when two browsers are the first at once. */
const OWN = `
  insert into identity.user_preference (id, organization_id, created_at, updated_at, version, person_id, date_format,
    default_hub, reduce_motion)
  values ($2, $1, $3, $3, 1, $4, $5, $6, $7)
  on conflict (organization_id, person_id) do nothing`;

@Controller()
export class UserPreferencesController {
  @Handles(getUserPreferences)
  get(_: Input<typeof getUserPreferences>, ctx: Ctx): Promise<UserPreferences> {
    return preferencesOf(ctx.db, ctx.userId);
  }

  @Handles(changeUserPreferences)
  change(changes: Input<typeof changeUserPreferences>, ctx: Ctx): Promise<UserPreferences> {
    const { dateFormat, defaultHub, reduceMotion } = usualPreferences;
    return ctx.db.write(async (tx) => {
      await tx.execute(OWN, [uuidv7(), ctx.now, ctx.userId, dateFormat, defaultHub, reduceMotion]);
      const row = await tx.lock(UserPreference, { personId: ctx.userId });
      await tx.update(UserPreference, row, changes as Partial<UserPreferences>);
      ctx.emit(userPreferencesChanged, { userId: ctx.userId });
      return UserPreferences.parse(row);
    });
  }
}
