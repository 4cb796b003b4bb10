import type { Audience, Industry, Role } from '@talent-os/contracts';
import type { Reader } from '@talent-os/service-kit';
import {
  administrators,
  clearanceVerifiers,
  credentialVerifiers,
  inAudience,
  incidentLeaders,
  requisitionApprovers,
  salesLeaders,
  shiftApprovers,
  transitionManagers,
} from './recipients.rules.js';

const HOLDERS = `
  select distinct r.person_id as id from identity.role_assignment r
    join identity.person p on p.organization_id = $1 and p.id = r.person_id and p.status = 'active'
   where r.organization_id = $1 and r.role_name = any($2) and ($3::text is null or r.industry = $3)`;

async function holdersOf(db: Reader, roles: readonly Role[], industry?: Industry): Promise<string[]> {
  const rows = await db.read<{ id: string }>(HOLDERS, [roles, industry ?? null]);
  return rows.map((row) => row.id);
}

type PreferredRoles = { readonly first: readonly Role[]; readonly else: readonly Role[] };

async function firstHoldersOf(db: Reader, roles: PreferredRoles, industry?: Industry): Promise<string[]> {
  const found = await holdersOf(db, roles.first, industry);
  return found.length > 0 ? found : holdersOf(db, roles.else);
}

/** Active people who lead a team the person is in, and the manager a move gave them; nobody leads themselves. */
export async function teamLeadsOf(db: Reader, personId: string): Promise<string[]> {
  const rows = await db.read<{ id: string }>(
    `select l.id from identity.person l
      where l.organization_id = $1 and l.status = 'active' and l.id <> $2 and (
        l.id = (select p.manager_id from identity.person p where p.organization_id = $1 and p.id = $2)
        or exists (
          select 1 from identity.team_member m join identity.team t on t.organization_id = $1 and t.id = m.team_id
           where m.organization_id = $1 and m.person_id = $2 and t.lead_id = l.id))`,
    [personId],
  );
  return rows.map((row) => row.id);
}

/** Active people who lead the sales organization; its administrators where there is no such person. */
export const salesLeadersOf = (db: Reader): Promise<string[]> => firstHoldersOf(db, salesLeaders, 'SALES');

/** Active people who verify credentials; administrators where there is no such person. */
export const credentialVerifiersOf = (db: Reader): Promise<string[]> =>
  firstHoldersOf(db, credentialVerifiers, 'HEALTHCARE');

/** Active people who verify clearances; administrators where there is no such person. */
export const clearanceVerifiersOf = (db: Reader): Promise<string[]> => firstHoldersOf(db, clearanceVerifiers, 'CYBER');

/** Active people who answer for the response to incidents; administrators where there is no such person. */
export const incidentLeadersOf = (db: Reader): Promise<string[]> => firstHoldersOf(db, incidentLeaders, 'CYBER');

/** Active people who decide about shifts; administrators where there is no such person. */
export const shiftApproversOf = (db: Reader): Promise<string[]> => firstHoldersOf(db, shiftApprovers, 'HEALTHCARE');

/** Active people who manage moves from seat to seat; administrators where there is no such person. */
export const transitionManagersOf = (db: Reader): Promise<string[]> => firstHoldersOf(db, transitionManagers);

/** Active people who administer the organization. */
export const administratorsOf = (db: Reader): Promise<string[]> => holdersOf(db, administrators);

/** Active people who administer the organization or, from within it, the platform. */
export const everyAdministratorOf = (db: Reader): Promise<string[]> => holdersOf(db, inAudience('admin'));

/** Active people who approve requests for seats; administrators where there is no such person. */
export const requisitionApproversOf = (db: Reader): Promise<string[]> => firstHoldersOf(db, requisitionApprovers);

/** Those of these people who are active and hold a role of an audience. */
export async function inAudienceOf(db: Reader, personIds: readonly string[], audience: Audience): Promise<string[]> {
  const holders = new Set(await holdersOf(db, inAudience(audience)));
  return personIds.filter((id) => holders.has(id));
}
