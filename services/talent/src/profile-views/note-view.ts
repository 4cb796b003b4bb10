import { VIEW_DAYS } from '@talent-os/contracts/talent/privacy.js';
import { profileViewed } from '@talent-os/contracts/talent/profile-events.js';
import { uuidv7, type Ctx } from '@talent-os/service-kit';
import { addDays } from '@talent-os/service-kit/calendar';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';

const NOTED = `
  insert into talent.profile_view (id, organization_id, created_at, updated_at, user_id, role, viewed_on)
  values ($2, $1, $3, $3, $4, $5, $6) on conflict do nothing returning id`;
const OVER = 'delete from talent.profile_view where organization_id = $1 and user_id = $2 and viewed_on <= $3::date';

/** Keeps for its owner that a profile was looked at, once for each role and day; one's own look is none. */
export async function noteView(ctx: Ctx, userId: string): Promise<void> {
  if (userId === ctx.userId) return;
  const today = await todayOf(ctx);
  const role = ctx.principal.activeRole;
  await ctx.db.write(async (tx) => {
    const noted = await tx.execute(NOTED, [uuidv7(), ctx.now, userId, role, today]);
    if (noted.length === 0) return;
    await tx.execute(OVER, [userId, addDays(today, -VIEW_DAYS)]);
    ctx.emit(profileViewed, { userId, role, day: today });
  }, 'bookkeeping');
}
