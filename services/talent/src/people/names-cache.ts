import { namePeople } from '@talent-os/contracts/identity/directory.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { daysBefore } from '@talent-os/service-kit/calendar';
import { FRESH_DAYS, keepNames } from '@talent-os/service-kit/people/people-cache';
import { batchesOf } from './batches.js';
import { FORMER } from './people.js';

/** Everybody the lists name whose name does not stand here, or has not been asked for lately. */
const UNKNOWN = `
  select one.id from (
    select a.user_id as id from talent.application a where a.organization_id = $1
    union select p.hiring_manager_id from talent.position p where p.organization_id = $1
    union select p.recruiter_id from talent.position p where p.organization_id = $1
    union select p.holder_id from talent.position p where p.organization_id = $1 and p.holder_id is not null
    union select o.employee_id from talent.offboarding o where o.organization_id = $1
    union select c.id from talent.candidate c where c.organization_id = $1
    union select t.employee_id from talent.transition t where t.organization_id = $1) one
  where not exists (
    select 1 from talent.person h where h.organization_id = $1 and h.id = one.id and h.updated_at >= $2)
  order by one.id`;

/**
 * Before a list is searched or sorted by names: sees to it that they stand in our own table, where SQL can read them.
 * While the identity service is away, the names known so far have to do.
 */
export async function ensureNamesCached(ctx: Ctx): Promise<void> {
  const unknown = await ctx.db.read<{ id: string }>(UNKNOWN, [daysBefore(ctx.now, FRESH_DAYS)]);
  try {
    for (const ids of batchesOf(unknown.map(({ id }) => id))) await learn(ctx, ids);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.log.warn({ err: error }, 'a list is searched by the names known so far');
  }
}

/** For so long a search finds by the names known so far, in milliseconds. */
const FRESH_MS = 60_000;
/** When the names of an organization were last asked for, in this process. */
const asked = new Map<string, number>();

/** The same before a search as people type: once a minute, and no key waits for the next time. */
export async function ensureNamesForSearch(ctx: Ctx): Promise<void> {
  const last = asked.get(ctx.organizationId);
  if (last !== undefined && ctx.now.getTime() - last < FRESH_MS) return;
  asked.set(ctx.organizationId, ctx.now.getTime());
  await ensureNamesCached(ctx);
}

async function learn(ctx: Ctx, ids: string[]): Promise<void> {
  const { people } = await ctx.call(namePeople, { ids });
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const told = ids.map((id) => names.get(id) ?? FORMER.name);
  await ctx.db.write((tx) => tx.execute(keepNames('talent'), [ids, told, ctx.now]), 'bookkeeping');
}
