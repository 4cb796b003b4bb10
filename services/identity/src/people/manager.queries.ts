import type { Reader } from '@talent-os/service-kit';

/** Whom a person reports to, by the expression of their id; it may name any row but those called so in here. */
export const managerOf = (person: string) => `
  select coalesce(
    (select self.manager_id from identity.person self
      join identity.person boss on boss.organization_id = $1 and boss.id = self.manager_id and boss.status = 'active'
     where self.organization_id = $1 and self.id = ${person}),
    (select nearest.lead_id from identity.team_member seat
       join identity.team nearest on nearest.organization_id = $1 and nearest.id = seat.team_id
       join identity.person boss on boss.organization_id = $1 and boss.id = nearest.lead_id and boss.status = 'active'
      where seat.organization_id = $1 and seat.person_id = ${person} and nearest.lead_id <> ${person}
      order by nearest.parent_id nulls last, nearest.name, nearest.id limit 1)) as id`;

/** Whom the person `$2` reports to. */
export const MANAGER = managerOf('$2');

type Report = { readonly userId: string; readonly managerId: string };

/** Whom each of some people reports to; who reports to nobody is left out. */
export const managersOfPeople = (db: Reader, userIds: readonly string[]): Promise<Report[]> =>
  db.read<Report>(
    `select found.user_id as "userId", found.manager_id as "managerId" from (
       select one.id as user_id, (${managerOf('one.id')}) as manager_id from unnest($2::uuid[]) as one (id)) found
     where found.manager_id is not null`,
    [[...userIds]],
  );

/** Whom an active person reports to: the manager a move gave them, else who leads the nearest of their teams. */
export const managerIdOf = async (db: Reader, userId: string): Promise<string | null> =>
  (await db.readOne<{ id: string | null }>(MANAGER, [userId]))?.id ?? null;
