import type { Industry, Module } from '@talent-os/contracts';
import type { SecondFactorPolicy } from '@talent-os/contracts/identity/factors.js';
import type { TenantDb } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { administrators } from '../notifications/recipients.rules.js';
import { askedOfAdministrators } from '../people/factor-need.rules.js';

/** What an organization has set and what is counted of it: nothing that names anybody. */
export type OrganizationFacts = {
  readonly id: string;
  readonly name: string;
  readonly status: 'active' | 'suspended' | 'archived';
  readonly industries: Industry[];
  readonly modules: Module[];
  readonly madeOn: Day;
  readonly idleMinutes: number;
  readonly secondFactor: SecondFactorPolicy;
  /** Active people. */
  readonly people: number;
  readonly administrators: number;
  /** Administrators with a password and no second factor. */
  readonly withoutFactor: number;
  /** Looks by break-glass in the last ninety days. */
  readonly looks: number;
  /** Documents with a last day, and those of them that are past it. */
  readonly dated: number;
  readonly kept: number;
  /** Applicants, and those of them who have answered whether a machine may help to judge them. */
  readonly applicants: number;
  readonly answered: number;
  readonly review: ReviewFacts | null;
};

type ReviewFacts = {
  readonly state: 'open' | 'finished';
  readonly startedOn: Day;
  readonly dueOn: Day;
  readonly grants: number;
  readonly unanswered: number;
};

const ABLE = `p.status = 'active' and p.password_hash is not null and exists (select 1 from identity.role_assignment r
  where r.organization_id = $1 and r.person_id = p.id and r.role_name = any($2))`;
const BARE = `not exists (select 1 from identity.totp_factor f
    where f.organization_id = $1 and f.person_id = p.id and f.confirmed_at is not null)
  and not exists (select 1 from identity.passkey k where k.organization_id = $1 and k.person_id = p.id)`;
const APPLICANT = `p.status = 'active' and exists (select 1 from identity.role_assignment r
  where r.organization_id = $1 and r.person_id = p.id and r.role_name = 'CANDIDATE')
  and not exists (select 1 from identity.role_assignment r
    where r.organization_id = $1 and r.person_id = p.id and r.role_name <> 'CANDIDATE')`;

/** Facts of one organization at a moment. `today`: the day it is in UTC. */
export const factsOf = (db: TenantDb, now: Date, today: Day): Promise<OrganizationFacts> =>
  db.readExisting<OrganizationFacts>(
    `select o.id, o.name, o.status, o.industries, o.modules, o.created_at::date::text as "madeOn",
       o.session_idle_minutes as "idleMinutes", o.second_factor as "secondFactor",
       count(p.id) filter (where p.status = 'active')::int as people,
       count(p.id) filter (where ${ABLE})::int as administrators,
       count(p.id) filter (where p.status = 'active' and p.password_hash is not null and ${BARE}
         and exists (select 1 from identity.role_assignment r
           where r.organization_id = $1 and r.person_id = p.id and r.role_name = any($3)))::int as "withoutFactor",
       (select count(*)::int from identity.break_glass b
         where b.organization_id = $1 and b.created_at > $4::timestamptz - interval '90 days') as looks,
       (select count(*)::int from identity.document d
         where d.organization_id = $1 and d.retain_until is not null) as dated,
       (select count(*)::int from identity.document d
         where d.organization_id = $1 and d.retain_until < $5::date - 1) as kept,
       count(p.id) filter (where ${APPLICANT})::int as applicants,
       count(p.id) filter (where ${APPLICANT} and exists (select 1 from identity.consent c
         where c.organization_id = $1 and c.person_id = p.id))::int as answered,
       (select json_build_object('state', v.state, 'startedOn', v.created_at::date, 'dueOn', v.due_on,
           'grants', (select count(*) from identity.reviewed_grant g where g.organization_id = $1 and g.review_id = v.id),
           'unanswered', (select count(*) from identity.reviewed_grant g
             where g.organization_id = $1 and g.review_id = v.id and g.state in ('waiting', 'flagged')))
         from identity.access_review v where v.organization_id = $1 order by v.created_at desc limit 1) as review
     from identity.organization o left join identity.person p on p.organization_id = $1
     where o.organization_id = $1 group by o.id`,
    [administrators, askedOfAdministrators, now, today],
  );
