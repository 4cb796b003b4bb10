import { admits } from '@talent-os/contracts';
import { GRANTS_AT_ONCE, listAccessReviews, type WaitingGrant } from '@talent-os/contracts/identity/access-reviews.js';
import { decideApproval } from '@talent-os/contracts/identity/approvals.js';
import type { Ctx, Reader } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { texts } from '@talent-os/service-kit/sql/texts';
import { inAudience } from '../notifications/recipients.rules.js';
import { administrators } from '../notifications/recipients.rules.js';
import type { AnswerableGrant } from './review.rules.js';
import type { ReviewedGrant } from './reviewed-grant.entity.js';
import { LAST_HERE } from '../sessions/sessions.queries.js';
import { managerOf } from '../people/manager.queries.js';

/** The grant `g` with what is left of it and of its person by now. */
export const PRESENT = `
  join identity.person p on p.organization_id = $1 and p.id = g.person_id
  left join identity.role_assignment h on h.organization_id = $1 and h.id = g.role_id
    and h.custom_role_id is not distinct from g.custom_role_id`;
/** The grant was taken away or changed otherwise, or its person has no account any more. */
export const GONE = `(h.id is null or p.status <> 'active')`;
/** Nobody has answered for it yet. */
export const UNANSWERED = `g.state in ('waiting', 'flagged')`;

/**
 * Whom a grant waits for by now: a person, the administrators of the organization, or those of the platform. A line
 * manager judges no administrator; who has no manager is the administrators' as well.
 */
const REVIEWER = `case
  when g.role_name in (${texts(inAudience('admin').filter((role) => !administrators.includes(role)))}) then 'platform'
  when g.role_name in (${texts(administrators)}) or manager.id is null or manager.id = g.person_id then 'administrators'
  else manager.id::text end`;
const MANAGED = `${PRESENT} cross join lateral (${managerOf('g.person_id')}) manager`;

/** The caller as whom grants wait for. */
const callerKeys = ({ ability, userId }: Ctx): string[] => [
  userId,
  ...(admits(ability, listAccessReviews.access) ? ['administrators'] : []),
  ...(admits(ability, decideApproval.access) ? ['platform'] : []),
];

/** Whether a grant waits for one of these. What was not answered in time waits for the administrators too. */
const isOf = (keys: string) => `(${REVIEWER} = any(${keys})
  or g.state = 'flagged' and 'administrators' = any(${keys}) and ${REVIEWER} <> 'platform')`;

/** People the person `$2` may answer for without being an administrator: enough to look at nobody else. */
const LED = `(select r.id from identity.person r where r.organization_id = $1 and r.manager_id = $2
  union select m.person_id from identity.team t
    join identity.team_member m on m.organization_id = $1 and m.team_id = t.id
    where t.organization_id = $1 and t.lead_id = $2)`;

type OpenReview = {
  readonly id: string;
  readonly dueOn: Day;
  readonly flaggedOn: Day | null;
  readonly startedAt: string;
};

/** The review that runs, if one does. */
export const openReview = (db: Reader) =>
  db.readOne<OpenReview>(
    `select id, due_on as "dueOn", flagged_on as "flaggedOn", created_at as "startedAt"
     from identity.access_review where organization_id = $1 and state = 'open'`,
  );

const OF_CALLER = `
  from identity.reviewed_grant g ${MANAGED}
  where g.organization_id = $1 and g.review_id = $3 and g.person_id <> $2
    and ($5::boolean or g.person_id in ${LED}) and not ${GONE}`;

type Mine = { readonly items: WaitingGrant[]; readonly waiting: number };

/** What waits for the caller, the people by name; behind it what they have kept. */
export async function grantsOfCaller(ctx: Ctx, reviewId: string, most = GRANTS_AT_ONCE): Promise<Mine> {
  const keys = callerKeys(ctx);
  const args = [ctx.userId, reviewId, keys, keys.length > 1];
  const waits = `${UNANSWERED} and ${isOf('$4::text[]')}`;
  const [items, count] = await Promise.all([
    ctx.db.read<WaitingGrant>(
      `select g.id, g.person_name as person, g.person_title as "personTitle", g.role_name as "roleName", g.industry,
         g.custom_role_name as "customRole", g.granted_at as "grantedAt", ${LAST_HERE} as "lastUsedAt",
         (select count(*) = 1 from identity.role_assignment o
           where o.organization_id = $1 and o.person_id = g.person_id) as only, g.state ${OF_CALLER}
         and (${waits} or g.state = 'kept' and g.decided_by = $2)
       order by g.state = 'kept', p.last_name, p.first_name, p.id, g.role_name, g.id limit ${most}`,
      args,
    ),
    ctx.db.readOne<{ waiting: number }>(`select count(*)::int as waiting ${OF_CALLER} and ${waits}`, args),
  ]);
  return { items, waiting: count!.waiting };
}

export type LockedGrant = Pick<
  ReviewedGrant,
  'id' | 'reviewId' | 'personId' | 'roleId' | 'roleName' | 'industry' | 'state'
> &
  AnswerableGrant;

/** Grants by their ids, with whether each is gone, and whether it is the caller's to answer for. */
export const grantsById = (ctx: Ctx, db: Reader, ids: readonly string[]): Promise<LockedGrant[]> =>
  db.read<LockedGrant>(
    `select g.id, g.review_id as "reviewId", g.person_id as "personId", g.role_id as "roleId",
       g.role_name as "roleName", g.industry, g.state, ${GONE} as gone,
       case when g.state = 'kept' then g.decided_by = $2 else ${isOf('$4::text[]')} end as mine
     from identity.reviewed_grant g ${MANAGED} where g.organization_id = $1 and g.id = any($3::uuid[])`,
    [ctx.userId, ids, callerKeys(ctx)],
  );

/** Everybody a grant of the review waits for: people who lead somebody, and administrators. */
export async function reviewersOf(db: Reader, reviewId: string): Promise<string[]> {
  const rows = await db.read<{ reviewer: string }>(
    `select distinct ${REVIEWER} as reviewer from identity.reviewed_grant g ${MANAGED}
     where g.organization_id = $1 and g.review_id = $2 and ${UNANSWERED} and not ${GONE}`,
    [reviewId],
  );
  return rows.map(({ reviewer }) => reviewer);
}
