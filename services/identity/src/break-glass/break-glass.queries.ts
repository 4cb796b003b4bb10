import type { Tenant } from '@talent-os/contracts/identity/tenants.js';
import type { BreakGlass } from '@talent-os/contracts/identity/break-glass.js';
import type { Reader, TenantDb } from '@talent-os/service-kit';
import { ORGANIZATION, type AccountOrganization } from '../people/account.queries.js';

/** Looks that people look back at. */
const SHOWN = 50;

/** Looks into the organization, the latest first. */
export const looksInto = (db: Reader): Promise<BreakGlass[]> =>
  db.read<BreakGlass>(
    `select b.id, rtrim(b.first_name || ' ' || b.last_name) as "byName", b.reason, b.created_at as "openedAt", b.until,
       b.ended_at as "endedAt", b.ended_by_name as "endedBy"
     from identity.break_glass b where b.organization_id = $1 order by b.created_at desc, b.id limit ${SHOWN}`,
  );

/** The organization as whoever looks into it knows it. 404 where there is none. */
export const organizationLookedInto = async (
  db: TenantDb,
): Promise<AccountOrganization & { readonly status: Tenant['status'] }> => {
  const { organization, status } = await db.readExisting<{
    organization: AccountOrganization;
    status: Tenant['status'];
  }>(`select ${ORGANIZATION} as organization, o.status from identity.organization o where o.organization_id = $1`);
  return { ...organization, status };
};

type Looker = { readonly firstName: string; readonly lastName: string; readonly email: string };

/** Who looks in by a look that nobody has ended. */
export const lookerIn = (db: Reader, breakGlassId: string) =>
  db.readOne<Looker & { id: string; personId: string; createdAt: string }>(
    `select id, person_id as "personId", first_name as "firstName", last_name as "lastName", email, created_at as "createdAt"
     from identity.break_glass where organization_id = $1 and id = $2 and ended_at is null`,
    [breakGlassId],
  );

export const lookerOf = async (db: Reader, personId: string): Promise<Looker> =>
  (await db.readOne<Looker>(
    `select first_name as "firstName", last_name as "lastName", email from identity.person
      where organization_id = $1 and id = $2`,
    [personId],
  ))!;
