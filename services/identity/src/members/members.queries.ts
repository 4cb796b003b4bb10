import type { Input, Output } from '@talent-os/contracts';
import { DORMANT_DAYS } from '@talent-os/contracts/identity/access-controls.js';
import { memberStates, type listMembers } from '@talent-os/contracts/identity/members.js';
import type { Ctx, RawJson } from '@talent-os/service-kit';
import { DAY_MS } from '@talent-os/service-kit/calendar';
import { maySql } from '@talent-os/service-kit/may';
import { holdingWords } from '@talent-os/service-kit/search/index-search';
import { containingWords, Filters } from '@talent-os/service-kit/sql/filters';
import { listJson } from '@talent-os/service-kit/sql/list';
import { orderBy } from '@talent-os/service-kit/sql/sorting';
import { LAST_HERE } from '../sessions/sessions.queries.js';
import { mayWithAccount } from './account.rules.js';

const ROLES = `(select coalesce(json_agg(json_build_object('roleId', r.id, 'roleName', r.role_name, 'industry', r.industry,
    'customRoleId', r.custom_role_id, 'customRole', c.name) order by r.rank, r.id), '[]')
  from identity.role_assignment r
  left join identity.custom_role c on c.organization_id = $1 and c.id = r.custom_role_id
  where r.organization_id = $1 and r.person_id = p.id)`;

const TEAMS = `array(select t.name from identity.team_member m
  join identity.team t on t.organization_id = $1 and t.id = m.team_id
  where m.organization_id = $1 and m.person_id = p.id order by t.name)`;

const MAY = maySql([['p.status', memberStates]], mayWithAccount);

const ITEM = `
  p.id, rtrim(p.first_name || ' ' || p.last_name) as name, p.email, p.title, p.status, ${ROLES} as roles, ${TEAMS} as teams,
  p.joined_on as "joinedOn", ${LAST_HERE} as "lastUsedAt", ${MAY} as may`;

const BY_NAME = 'p.last_name, p.first_name';
const SORTABLE = { name: `lower(p.last_name || ' ' || p.first_name)`, joinedOn: 'p.joined_on' };

const holding = (condition: string) => `exists (select 1 from identity.role_assignment h
  where h.organization_id = $1 and h.person_id = p.id and ${condition})`;

/** Everybody with an account, by name. */
export function membersOf(ctx: Ctx, input: Input<typeof listMembers>): Promise<RawJson<Output<typeof listMembers>>> {
  const { search, role, customRoleId, industry, status, presence, sort, page } = input;
  const filters = new Filters('p.organization_id = $1')
    .and((value) => holding(`h.custom_role_id is null and h.role_name = ${value}`), role)
    .and((value) => holding(`h.custom_role_id = ${value}`), customRoleId)
    .and((value) => holding(`h.industry = ${value}`), industry)
    .and((value) => `p.status = ${value}`, status)
    .and(
      (value) => `coalesce(${LAST_HERE}, p.created_at) < ${value}::timestamptz`,
      presence === 'dormant' ? new Date(ctx.now.getTime() - DORMANT_DAYS * DAY_MS) : undefined,
    )
    .search(holdingWords('identity', "rtrim(p.first_name || ' ' || p.last_name)", 'p.email'), containingWords(search));
  const order = orderBy(SORTABLE, sort, BY_NAME, 'p.id');
  return ctx.db.json(listJson({ table: 'identity.person p', filters, order, item: ITEM, page }), filters.args);
}

/** How many people still administer the organization: active ones with a password, in a role of the product. */
export const ADMINISTRATORS = `
  select count(distinct p.id)::int as count from identity.role_assignment r
  join identity.person p on p.organization_id = $1 and p.id = r.person_id
    and p.status = 'active' and p.password_hash is not null
  where r.organization_id = $1 and r.role_name = any($2::text[]) and r.custom_role_id is null`;

/** Tokens of applications that act for a person. */
export const TOKENS_OF = `
  update identity.application_token set revoked_at = $3, updated_at = $3, version = version + 1
  where organization_id = $1 and person_id = $2 and revoked_at is null and expires_at > $3
  returning id, person_id as "personId", created_at as "createdAt"`;
