import type { Output } from '@talent-os/contracts';
import type { contactPeople } from '@talent-os/contracts/identity/directory.js';
import type { Ctx } from '@talent-os/service-kit';

type Contact = Output<typeof contactPeople>['people'][number];

/** Active people with how they are reached, and since when they agree to be kept as candidates: an answer about something else is none about that. */
export function contactsOf(ctx: Ctx, ids: readonly string[]): Promise<Contact[]> {
  return ctx.db.read<Contact>(
    `select p.id, rtrim(p.first_name || ' ' || p.last_name) as name, p.title, r.role_name as role, r.industry, p.email,
       p.phone, p.timezone, c.at as "consentAt"
     from identity.person p
     cross join lateral (
       select r.role_name, r.industry from identity.role_assignment r
       where r.organization_id = $1 and r.person_id = p.id order by r.rank, r.id limit 1) r
     left join lateral (
       select min(c.created_at) as at from identity.consent c
       where c.organization_id = $1 and c.person_id = p.id and c.profile and not exists (
         select from identity.consent n where n.organization_id = $1 and n.person_id = p.id and not n.profile
           and n.created_at >= c.created_at)) c on true
     where p.organization_id = $1 and p.id = any($2::uuid[]) and p.status = 'active' order by p.id`,
    [ids],
  );
}
