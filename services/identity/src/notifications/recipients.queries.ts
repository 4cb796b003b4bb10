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
export async function salesLeadersOf(db: Reader): Promise<string[]> {
  const leaders = await holdersOf(db, salesLeaders.first, 'SALES');
  return leaders.length > 0 ? leaders : holdersOf(db, salesLeaders.else);
}

/** Active people who verify credentials; administrators where there is no such person. */
export async function credentialVerifiersOf(db: Reader): Promise<string[]> {
  const verifiers = await holdersOf(db, credentialVerifiers.first, 'HEALTHCARE');
  return verifiers.length > 0 ? verifiers : holdersOf(db, credentialVerifiers.else);
}

/** Active people who verify clearances; administrators where there is no such person. */
export async function clearanceVerifiersOf(db: Reader): Promise<string[]> {
  const verifiers = await holdersOf(db, clearanceVerifiers.first, 'CYBER');
  return verifiers.length > 0 ? verifiers : holdersOf(db, clearanceVerifiers.else);
}

/** Active people who answer for the response to incidents; administrators where there is no such person. */
export async function incidentLeadersOf(db: Reader): Promise<string[]> {
  const leaders = await holdersOf(db, incidentLeaders.first, 'CYBER');
  return leaders.length > 0 ? leaders : holdersOf(db, incidentLeaders.else);
}

/** Active people who decide about shifts; administrators where there is no such person. */
export async function shiftApproversOf(db: Reader): Promise<string[]> {
  const approvers = await holdersOf(db, shiftApprovers.first, 'HEALTHCARE');
  return approvers.length > 0 ? approvers : holdersOf(db, shiftApprovers.else);
}

/** Active people who manage moves from seat to seat; administrators where there is no such person. */
export async function transitionManagersOf(db: Reader): Promise<string[]> {
  const managers = await holdersOf(db, transitionManagers.first);
  return managers.length > 0 ? managers : holdersOf(db, transitionManagers.else);
}

/** Active people who administer the organization. */
export const administratorsOf = (db: Reader): Promise<string[]> => holdersOf(db, administrators);

/** Active people who administer the organization or, from within it, the platform. */
export const everyAdministratorOf = (db: Reader): Promise<string[]> => holdersOf(db, inAudience('admin'));

/** Active people who approve requests for seats; administrators where there is no such person. */
export async function requisitionApproversOf(db: Reader): Promise<string[]> {
  const approvers = await holdersOf(db, requisitionApprovers.first);
  return approvers.length > 0 ? approvers : holdersOf(db, requisitionApprovers.else);
}

/** Those of these people who are active and hold a role of an audience. */
export async function inAudienceOf(db: Reader, personIds: readonly string[], audience: Audience): Promise<string[]> {
  const holders = new Set(await holdersOf(db, inAudience(audience)));
  return personIds.filter((id) => holders.has(id));
}
