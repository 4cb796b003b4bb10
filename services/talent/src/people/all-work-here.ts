import { namePeople } from '@talent-os/contracts/identity/directory.js';
import type { Ctx } from '@talent-os/service-kit';
import { isColleague } from './is-colleague.js';

/** Whether all of these people can be asked to do something here: applicants are nobody's colleagues. */
export async function allWorkHere(ctx: Ctx, ids: string[]): Promise<boolean> {
  const { people } = await ctx.call(namePeople, { ids });
  return people.filter(isColleague).length === ids.length;
}
