import type { Audience, Industry, Role } from '@talent-os/contracts';
import type { Transaction } from '@talent-os/service-kit';
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

async function holdersOf(tx: Transaction, roles: readonly Role[], industry?: Industry): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(HOLDERS, [roles, industry ?? null]);
  return rows.map((row) => row.id);
}

/** Active people who lead a team the person is in, and the manager a move gave them; nobody leads themselves. */
export async function teamLeadsOf(tx: Transaction, personId: string): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
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
export async function salesLeadersOf(tx: Transaction): Promise<string[]> {
  const leaders = await holdersOf(tx, salesLeaders.first, 'SALES');
  return leaders.length > 0 ? leaders : holdersOf(tx, salesLeaders.else);
}

/** Active people who verify credentials; administrators where there is no such person. */
export async function credentialVerifiersOf(tx: Transaction): Promise<string[]> {
  const verifiers = await holdersOf(tx, credentialVerifiers.first, 'HEALTHCARE');
  return verifiers.length > 0 ? verifiers : holdersOf(tx, credentialVerifiers.else);
}

/** Active people who verify clearances; administrators where there is no such person. */
export async function clearanceVerifiersOf(tx: Transaction): Promise<string[]> {
  const verifiers = await holdersOf(tx, clearanceVerifiers.first, 'CYBER');
  return verifiers.length > 0 ? verifiers : holdersOf(tx, clearanceVerifiers.else);
}

/** Active people who answer for the response to incidents; administrators where there is no such person. */
export async function incidentLeadersOf(tx: Transaction): Promise<string[]> {
  const leaders = await holdersOf(tx, incidentLeaders.first, 'CYBER');
  return leaders.length > 0 ? leaders : holdersOf(tx, incidentLeaders.else);
}

/** Active people who decide about shifts; administrators where there is no such person. */
export async function shiftApproversOf(tx: Transaction): Promise<string[]> {
  const approvers = await holdersOf(tx, shiftApprovers.first, 'HEALTHCARE');
  return approvers.length > 0 ? approvers : holdersOf(tx, shiftApprovers.else);
}

/** Active people who manage moves from seat to seat; administrators where there is no such person. */
export async function transitionManagersOf(tx: Transaction): Promise<string[]> {
  const managers = await holdersOf(tx, transitionManagers.first);
  return managers.length > 0 ? managers : holdersOf(tx, transitionManagers.else);
}

/** Active people who administer the organization. */
export const administratorsOf = (tx: Transaction): Promise<string[]> => holdersOf(tx, administrators);

/** Active people who administer the organization or, from within it, the platform. */
export const everyAdministratorOf = (tx: Transaction): Promise<string[]> => holdersOf(tx, inAudience('admin'));

/** Active people who approve requests for seats; administrators where there is no such person. */
export async function requisitionApproversOf(tx: Transaction): Promise<string[]> {
  const approvers = await holdersOf(tx, requisitionApprovers.first);
  return approvers.length > 0 ? approvers : holdersOf(tx, requisitionApprovers.else);
}

/** Those of these people who are active and hold a role of an audience. */
export async function inAudienceOf(
  tx: Transaction,
  personIds: readonly string[],
  audience: Audience,
): Promise<string[]> {
  const holders = new Set(await holdersOf(tx, inAudience(audience)));
  return personIds.filter((id) => holders.has(id));
}
