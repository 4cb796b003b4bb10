import { MOST_POOL_TEMPLATES, type PoolTemplate } from '@talent-os/contracts/talent/pool-message-shapes.js';
import type { Ctx, Reader } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { LISTED } from '../candidates/candidates.queries.js';
import type { Reached } from './pool-message.rules.js';

type TemplateRow = Omit<PoolTemplate, 'authorName' | 'may'> & { readonly authorId: string };
const TEMPLATES = `
  select t.id, t.name, t.subject, t.body, t.author_id as "authorId", t.updated_at as "changedAt", t.version
  from talent.pool_template t where t.organization_id = $1 order by t.name, t.id limit ${MOST_POOL_TEMPLATES}`;

/** Every message to the pool, by name. */
export const allTemplates = (ctx: Ctx): Promise<TemplateRow[]> => ctx.db.read<TemplateRow>(TEMPLATES);

export type RecordRow = Reached & { readonly headline: string };
const RECORDS = `
  select c.id, (${LISTED}) as listed, c.wants_messages as "wantsMessages", c.headline
  from talent.candidate c where c.organization_id = $1 and c.id = any($3::uuid[]) order by c.id`;

/** The records of these people on a day. */
export const recordsOn = (db: Reader, today: Day, ids: readonly string[]): Promise<RecordRow[]> =>
  db.read<RecordRow>(RECORDS, [today, ids]);

const KNOWN = `
  select count(*)::int as known from talent.candidate c where c.organization_id = $1 and c.id = any($2::uuid[])`;

/** Whether all of these, each named once, have a record in the pool, listed or not. */
export async function areInPool(db: Reader, ids: readonly string[]): Promise<boolean> {
  const found = await db.readOne<{ known: number }>(KNOWN, [ids]);
  return found?.known === ids.length;
}
