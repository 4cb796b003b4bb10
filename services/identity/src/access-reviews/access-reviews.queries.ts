import type { Input, Output } from '@talent-os/contracts';
import {
  REVIEWS_SHOWN,
  type AccessReview,
  type exportAccessReview,
  type listReviewedGrants,
  type ReviewedGrant,
} from '@talent-os/contracts/identity/access-reviews.js';
import type { Ctx, RawJson, Reader, Transaction } from '@talent-os/service-kit';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listJson } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { texts } from '@talent-os/service-kit/sql/texts';
import { inAudience } from '../notifications/recipients.rules.js';
import { colleagueRoles } from '../people/colleagues.queries.js';
import { GONE, PRESENT, UNANSWERED } from './reviewers.queries.js';
import { managerOf } from '../people/manager.queries.js';

/** What a grant `g` is shown as: one that is gone waits for nobody. */
const SHOWN = `case when ${UNANSWERED} and ${GONE} then 'lapsed' else g.state end`;

/** Notes every grant of whoever works here. `$3`: their roles; applicants are reviewed by nobody. */
const COLLECT = `
  insert into identity.reviewed_grant (id, organization_id, created_at, updated_at, review_id, role_id, person_id,
    person_name, person_title, role_name, industry, custom_role_id, custom_role_name, granted_at, reviewer_name, state)
  select gen_random_uuid(), $1, $4, $4, $2, h.id, p.id, rtrim(p.first_name || ' ' || p.last_name), p.title,
    h.role_name, h.industry, h.custom_role_id, c.name, h.created_at, rtrim(m.first_name || ' ' || m.last_name), 'waiting'
  from identity.role_assignment h
  join identity.person p on p.organization_id = $1 and p.id = h.person_id and p.status = 'active'
  left join identity.custom_role c on c.organization_id = $1 and c.id = h.custom_role_id
  cross join lateral (${managerOf('p.id')}) manager
  left join identity.person m on m.organization_id = $1 and m.id = manager.id
    and h.role_name not in (${texts(inAudience('admin'))})
  where h.organization_id = $1 and h.role_name = any($3) and h.created_at <= $4
  returning id`;

/** Answers how many grants there were at a moment. */
export const collectGrants = async (ctx: Ctx, tx: Transaction, reviewId: string, at = ctx.now): Promise<number> =>
  (await tx.execute(COLLECT, [reviewId, colleagueRoles, at])).length;

const COUNTS = ['waiting', 'kept', 'removed', 'flagged', 'lapsed'].map(
  (state) => `count(*) filter (where n.state = '${state}')::int as ${state}`,
);

/** Reviews of the organization, the latest first, with what became of their grants. */
export const reviewsOf = (db: Reader): Promise<AccessReview[]> =>
  db.read<AccessReview>(
    `select r.id, r.state, r.created_at as "startedAt", r.started_by_name as "startedBy", r.due_on as "dueOn",
       r.flagged_on as "flaggedOn", r.finished_at as "finishedAt", n.*
     from identity.access_review r cross join lateral (
       select count(*)::int as grants, ${COUNTS.join(', ')} from (
         select ${SHOWN} as state from identity.reviewed_grant g ${PRESENT}
         where g.organization_id = $1 and g.review_id = r.id) n) n
     where r.organization_id = $1 order by r.created_at desc limit ${REVIEWS_SHOWN}`,
  );

export const removesUnanswered = async (db: Reader): Promise<boolean> =>
  (await db.readOne<{ removes: boolean }>(
    'select review_removes_unanswered as removes from identity.organization where organization_id = $1',
  ))!.removes;

/** Grants of a review that are still to be answered for. */
export const unansweredOf = (db: Reader, reviewId: string): Promise<{ id: string }[]> =>
  db.read<{ id: string }>(
    `select g.id from identity.reviewed_grant g ${PRESENT}
     where g.organization_id = $1 and g.review_id = $2 and ${UNANSWERED} and not ${GONE} order by g.id`,
    [reviewId],
  );

const ITEM = `
  g.id, g.person_name as person, g.person_title as "personTitle", g.role_name as "roleName", g.industry,
  g.custom_role_name as "customRole", g.granted_at as "grantedAt", ${SHOWN} as state, g.reviewer_name as reviewer,
  g.decided_by_name as "decidedBy", g.decided_at as "decidedAt", g.reason`;
const SORTABLE = { person: 'g.person_name', decidedAt: 'g.decided_at' };
const JOINS = { p: PRESENT };

const grantsWhere = ({ reviewId, state, search }: Omit<Input<typeof exportAccessReview>, 'skip'>) =>
  new Filters('g.organization_id = $1 and g.review_id = $2', reviewId)
    .and((value) => `${SHOWN} = ${value}`, state)
    .search(holdingWords('identity', 'g.person_name'), containingWords(search));

/** 404 where there is no such review. */
const expectReview = (ctx: Ctx, reviewId: string) =>
  ctx.db.readExisting('select 1 from identity.access_review where organization_id = $1 and id = $2', [reviewId]);

export async function listOfGrants(
  ctx: Ctx,
  { page, sort, ...wanted }: Input<typeof listReviewedGrants>,
): Promise<RawJson<Output<typeof listReviewedGrants>>> {
  await expectReview(ctx, wanted.reviewId);
  const filters = grantsWhere(wanted);
  const order = orderBy(SORTABLE, sort, 'g.person_name', 'g.id');
  const list = { table: 'identity.reviewed_grant g', joins: JOINS, filters, order, item: ITEM, page };
  return ctx.db.json(listJson(list), filters.args);
}

export async function grantsForFile(ctx: Ctx, wanted: Input<typeof exportAccessReview>) {
  await expectReview(ctx, wanted.reviewId);
  const filters = grantsWhere(wanted);
  const page = filters.filePage(wanted.skip);
  const { where, args } = filters;
  return ctx.db.read<ReviewedGrant & { total: number }>(
    `select ${ITEM}, count(*) over ()::int as total from identity.reviewed_grant g ${PRESENT}
     where ${where} order by g.person_name, g.id ${page}`,
    args,
  );
}
