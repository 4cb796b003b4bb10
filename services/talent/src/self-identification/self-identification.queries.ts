import type { Ethnicity, Gender } from '@talent-os/contracts/talent/self-identification.js';
import type { Ctx } from '@talent-os/service-kit';

type OwnAnswers = { readonly ethnicity: Ethnicity | null; readonly gender: Gender | null };

/** What the caller has said of themselves, nothing where they were never asked; the database knows no other’s. */
export const ownAnswers = (ctx: Ctx): Promise<OwnAnswers | undefined> =>
  ctx.db.readOne<OwnAnswers>(
    'select s.ethnicity, s.gender from demographics.self_identification s where s.organization_id = $1 and s.user_id = $2',
    [ctx.userId],
  );

/** Whether the caller has ever applied for a position. */
export async function hasApplied(ctx: Ctx): Promise<boolean> {
  const found = await ctx.db.readOne<{ id: string }>(
    'select a.id from talent.application a where a.organization_id = $1 and a.user_id = $2 limit 1',
    [ctx.userId],
  );
  return found !== undefined;
}
