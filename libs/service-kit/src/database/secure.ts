import type { QueryRunner } from 'typeorm';

/** The login role of a service: owns nothing, sees only its own schema, and there only its tenant's rows. */
export const roleOf = (service: string) => `talentos_${service}`;

const TENANT = "nullif(current_setting('app.organization_id', true), '')";
/** The condition of every tenant policy. A missing or empty setting compares to null: nothing is read, nothing written. */
const MINE = `organization_id = ${TENANT}::uuid`;
/** Holds while work is done in no organization, such as a job that finds out whose turn it is. */
export const NOBODY = `${TENANT} is null`;

/**
 * Puts tenant tables of a schema under forced row-level security and grants the service's role their use.
 * `rights` narrows what the role may do (an append-only table takes `select, insert`).
 */
export async function secureTables(
  runner: QueryRunner,
  service: string,
  tables: readonly string[],
  rights = 'select, insert, update, delete',
): Promise<void> {
  for (const table of tables) {
    const name = `${service}.${table}`;
    await runner.query(`alter table ${name} enable row level security`);
    await runner.query(`alter table ${name} force row level security`);
    await runner.query(`create policy tenant on ${name} using (${MINE}) with check (${MINE})`);
    await runner.query(`grant ${rights} on ${name} to ${roleOf(service)}`);
  }
}

/** The condition of rows that are one person's alone. */
const OWN = "user_id = nullif(current_setting('app.person_id', true), '')::uuid";

/**
 * Narrows tables of `secureTables` with a column `user_id` to the person named there: nobody else reads, adds, changes or
 * removes such a row, whatever their role, and neither does a job.
 */
export async function keepToOwner(runner: QueryRunner, service: string, tables: readonly string[]): Promise<void> {
  for (const table of tables)
    await runner.query(`create policy owner on ${service}.${table} as restrictive using (${OWN}) with check (${OWN})`);
}
