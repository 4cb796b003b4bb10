import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import { kindOf } from '@talent-os/contracts/identity/notification-kinds.js';
import {
  changePreferences,
  getPreferences,
  preferencesChanged,
} from '@talent-os/contracts/identity/notification-preferences.js';
import { Handles, DomainError, uuidv7, type Ctx } from '@talent-os/service-kit';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { mailSettings } from '../mail/mail-settings.js';
import { NotificationPreference } from './notification-preference.entity.js';
import {
  chosenBy,
  defaultPreferences,
  matrixOf,
  nextDigest,
  quietHoursOf,
  type Preferences,
} from './preferences.rules.js';

/** Of the last 30 days, `$3` being their beginning. */
const SETTINGS = `
  select p.email as address, o.timezone, to_json(f) as chosen,
    count(m.id) filter (where m.state in ('waiting', 'queued', 'sending'))::int as waiting,
    count(m.id) filter (where m.state = 'sent')::int as sent,
    count(m.id) filter (where m.state = 'failed')::int as failed,
    count(m.id) filter (where m.state = 'not_sent')::int as "notSent"
  from identity.person p
  join identity.organization o on o.organization_id = $1
  left join (
    select person_id, choices, digest, digest_hour as "digestHour", quiet_from as "quietFrom", quiet_to as "quietTo"
      from identity.notification_preference where organization_id = $1 and person_id = $2) f on f.person_id = p.id
  left join identity.mail m on m.organization_id = $1 and m.person_id = p.id and m.created_at >= $3
  where p.organization_id = $1 and p.id = $2
  group by p.email, o.timezone, f.*`;
/** Makes sure there is a row to change, also when two browsers are the first at once. */
const OWN = `
  insert into identity.notification_preference
    (id, organization_id, created_at, updated_at, version, person_id, choices, digest, digest_hour)
  values ($2, $1, $3, $3, 1, $4, '{}', $5, $6)
  on conflict (organization_id, person_id) do nothing`;
const DAYS_MS = 30 * DAY_MS;

type Settings = {
  readonly address: string;
  readonly timezone: string;
  readonly chosen: Preferences | null;
  readonly waiting: number;
  readonly sent: number;
  readonly failed: number;
  readonly notSent: number;
};

@Controller()
export class PreferencesController {
  @Handles(getPreferences)
  async get(_: Input<typeof getPreferences>, ctx: Ctx): Promise<Output<typeof getPreferences>> {
    const since = new Date(ctx.now.getTime() - DAYS_MS);
    const row = await ctx.db.readExisting<Settings>(SETTINGS, [ctx.userId, since]);
    const { chosen, timezone, ...email } = row;
    const preferences = chosen ?? defaultPreferences;
    return {
      kinds: matrixOf(preferences),
      digest: preferences.digest,
      digestHour: preferences.digestHour,
      quietHours: quietHoursOf(preferences),
      timezone,
      email: {
        ...email,
        available: mailSettings().server !== undefined,
        nextDigestAt: nextDigest(preferences, timezone, ctx.now)?.toISOString() ?? null,
      },
      push: { available: false },
    };
  }

  @Handles(changePreferences)
  async change(input: Input<typeof changePreferences>, ctx: Ctx): Promise<Output<typeof changePreferences>> {
    if (input.kind && kindOf(input.kind).always) throw new DomainError('notification.always');
    return ctx.db.write(async (tx) => {
      const { digest, digestHour } = defaultPreferences;
      await tx.execute(OWN, [uuidv7(), ctx.now, ctx.userId, digest, digestHour]);
      const row = await tx.lock(NotificationPreference, { personId: ctx.userId });
      await tx.update(NotificationPreference, row, chosenBy(row, input));
      ctx.emit(preferencesChanged, { userId: ctx.userId });
      return {};
    });
  }
}
