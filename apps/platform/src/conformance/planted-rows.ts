import { ownerQuery } from '@talent-os/testing';
import { randomUUID } from 'node:crypto';

type At = { readonly organizationId: string };
const planted = new Map<string, string[]>();

/** A row like one there is, changed; its id. */
export async function plant(table: string, { organizationId }: At, changes: object, like = 'true'): Promise<string> {
  const id = randomUUID();
  await ownerQuery(
    `insert into ${table} select (jsonb_populate_record(x, $2::jsonb)).*
     from ${table} x where organization_id = $1 and ${like} order by id limit 1`,
    [organizationId, JSON.stringify({ id, version: 1, created_at: new Date(), ...changes })],
  );
  planted.set(table, [...(planted.get(table) ?? []), id]);
  return id;
}

/** A seat in sales that somebody hires and recruits for, in the usual pipeline. */
export const openSeat = (at: At, managerId: string, status = 'open'): Promise<string> =>
  plant(
    'talent.position',
    at,
    {
      title: 'Seat of a test',
      role: 'SALES_REP',
      status,
      holder_id: null,
      requisition_id: null,
      hiring_manager_id: managerId,
      recruiter_id: managerId,
    },
    `industry = 'SALES'`,
  );

/** Stages of that pipeline. */
export const pipelineStages = ['applied', 'screen', 'assess', 'team-interview', 'final-interview', 'offer', 'hired'];

/** Services that keep what falls due of their rows. */
const KEEPS_DUE = /^(cyber|talent|productivity)\./;

/** Removes rows with what falls due of them, so that others may stand in their place. */
export async function unplant(table: string, ...ids: string[]): Promise<void> {
  const [, service] = KEEPS_DUE.exec(table) ?? [];
  if (service) await ownerQuery(`delete from ${service}.due where subject_id = any($1)`, [ids]);
  if (table === 'talent.transition')
    await ownerQuery(`delete from talent.handover_task where transition_id = any($1)`, [ids]);
  await ownerQuery(`delete from ${table} where id = any($1)`, [ids]);
}

/** Removes what was planted, and closes the seats that opened by it. */
export async function unplantAll(): Promise<void> {
  const requests = planted.get('talent.requisition') ?? [];
  await ownerQuery(`update talent.position set status = 'closed' where requisition_id = any($1)`, [requests]);
  await ownerQuery(`update talent.position set status = 'closed' where id = any($1)`, [
    planted.get('talent.position') ?? [],
  ]);
  for (const [table, ids] of planted) if (table !== 'talent.position') await unplant(table, ...ids);
  planted.clear();
}
