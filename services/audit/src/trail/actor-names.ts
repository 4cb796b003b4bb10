import { namePeople } from '@talent-os/contracts/identity/directory.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';

/** Names asked for at once. */
const AT_ONCE = 500;

/** Names of people by id. None while nobody can be asked: the trail is read all the same. */
export async function actorNames(ctx: Ctx, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const names = new Map<string, string>();
  try {
    for (let from = 0; from < wanted.length; from += AT_ONCE) {
      const { people } = await ctx.call(namePeople, { ids: wanted.slice(from, from + AT_ONCE) });
      for (const { id, name } of people) names.set(id, name);
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.log.warn({ err: error }, 'names of the audit trail are missing');
  }
  return names;
}
