import { DomainError, type Reader, type Transaction } from '@talent-os/service-kit';
import { colleagueRoles } from '../people/colleagues.queries.js';

const ROOM = `
  select o.people_most as most, (select count(*)::int from identity.person p
    where p.organization_id = $1 and p.status = 'active' and exists (select 1 from identity.role_assignment r
      where r.organization_id = $1 and r.person_id = p.id and r.role_name = any($2::text[]))) as people
  from identity.organization o where o.organization_id = $1`;

/** Refuses `more` people where the platform limits how many may work in the organization. Applicants do not count. */
export async function expectRoom(tx: Transaction | Reader, more = 1): Promise<void> {
  const room = await tx.readOne<{ most: number | null; people: number }>(ROOM, [colleagueRoles]);
  if (room?.most != null && room.people + more > room.most) throw new DomainError('tenant.full');
}
