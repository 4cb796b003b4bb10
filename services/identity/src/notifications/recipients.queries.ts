import type { Role } from '@talent-os/contracts';
import type { Transaction } from '@talent-os/service-kit';
import { salesLeaders } from './recipients.rules.js';

const HOLDERS = `
  select distinct r.person_id as id from identity.role_assignment r
    join identity.person p on p.organization_id = $1 and p.id = r.person_id and p.status = 'active'
   where r.organization_id = $1 and r.role_name = any($2) and (r.industry = 'SALES' or not $3)`;

async function holdersOf(tx: Transaction, roles: readonly Role[], salesOnly: boolean): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(HOLDERS, [roles, salesOnly]);
  return rows.map((row) => row.id);
}

/** Active people who lead the sales organization; its administrators where there is no such person. */
export async function salesLeadersOf(tx: Transaction): Promise<string[]> {
  const leaders = await holdersOf(tx, salesLeaders.first, true);
  return leaders.length > 0 ? leaders : holdersOf(tx, salesLeaders.else, false);
}
