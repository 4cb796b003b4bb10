import type { Ctx } from '@talent-os/service-kit';
import { peopleById } from '../people/people.js';
import type { People } from './message-for.js';

const NAMED = `select a.user_id as "userId", p.recruiter_id as "recruiterId"
  from talent.application a join talent.position p on p.organization_id = $1 and p.id = a.position_id
  where a.organization_id = $1 and a.id = $2`;

/** Who is named in a message about an application. */
export async function peopleIn(ctx: Ctx, applicationId: string): Promise<People> {
  const found = await ctx.db.readOne<{ userId: string; recruiterId: string }>(NAMED, [applicationId]);
  return peopleById(ctx, found ? [found.userId, found.recruiterId] : []);
}
