import { Controller } from '@nestjs/common';
import type { Input, Role } from '@talent-os/contracts';
import { changePrivacy, getPrivacy, VIEW_DAYS } from '@talent-os/contracts/talent/privacy.js';
import { profileChanged } from '@talent-os/contracts/talent/profile-events.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { addDays, type Day } from '@talent-os/service-kit/calendar';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { sayOfProfile } from '../profile/say-of-profile.js';

const KEPT = `
  select coalesce((select p.human_only from talent.profile p where p.organization_id = $1 and p.user_id = $2), false)
      as "humanOnly",
    (select c.retention_until::text from talent.candidate c where c.organization_id = $1 and c.id = $2) as "retentionUntil"`;
const VIEWS = `
  select v.role, v.viewed_on::text as day from talent.profile_view v
  where v.organization_id = $1 and v.user_id = $2 and v.viewed_on > $3::date
  order by v.viewed_on desc, v.role`;

@Controller()
export class PrivacyController {
  @Handles(getPrivacy)
  async get(_: Input<typeof getPrivacy>, ctx: Ctx) {
    const today = await todayOf(ctx);
    const [kept, views] = await Promise.all([
      ctx.db.readExisting<{ humanOnly: boolean; retentionUntil: Day | null }>(KEPT, [ctx.userId]),
      ctx.db.read<{ role: Role; day: Day }>(VIEWS, [ctx.userId, addDays(today, -VIEW_DAYS)]),
    ]);
    return { ...kept, views };
  }

  @Handles(changePrivacy)
  change({ humanOnly }: Input<typeof changePrivacy>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await sayOfProfile(tx, ctx.userId, { humanOnly });
      ctx.emit(profileChanged, { userId: ctx.userId, part: 'privacy' });
      return {};
    });
  }
}
