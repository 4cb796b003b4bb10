import { roleOf } from '@talent-os/service-kit/database/secure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A text in the order people expect, like every other of its name. */
const READ = 'text collate intelligence.text_order';
/** The columns of each kind of fact, beside those that all have. */
const TABLES = {
  application_stage: `stage text, source ${READ}, status text, days double precision`,
  seat: `status text, family text, location ${READ}, days double precision`,
  deal: `stage text, source ${READ}, competitor ${READ}, amount double precision`,
  shift: 'status text, part text, slots double precision, confirmed double precision',
  credential: `name ${READ}, kind text, status text`,
  incident: 'severity text, kind text, status text, response double precision',
  goal: 'status text, score double precision',
};
/** Months with a part of their own; what lies before or after shares one. */
const FIRST = { year: 2025, month: 1 };
const MONTHS = 36;

const monthAt = (ahead: number): string =>
  new Date(Date.UTC(FIRST.year, FIRST.month - 1 + ahead, 1)).toISOString().slice(0, 10);

/** Every part is fenced like the whole: who has no right at a part reaches it through the whole alone. */
const FENCE = `
  alter table %1$s enable row level security; alter table %1$s force row level security;
  create policy tenant on %1$s using (organization_id = nullif(current_setting('app.organization_id', true), '')::uuid)
    with check (organization_id = nullif(current_setting('app.organization_id', true), '')::uuid);`;
const fenced = (table: string) => FENCE.replaceAll('%1$s', `intelligence.${table}`);

/** Facts of seven kinds, in parts by month, and from when each of their sources was read. */
export class Facts1764800000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const role = roleOf('intelligence');
    await runner.query(
      `create collation if not exists intelligence.text_order (provider = icu, locale = 'und-u-kn-true')`,
    );
    for (const [name, columns] of Object.entries(TABLES)) {
      const table = `fact_${name}`;
      const parts = Array.from({ length: MONTHS }, (_, ahead) => {
        const part = `${table}_${monthAt(ahead).slice(0, 7).replace('-', '_')}`;
        return `create table intelligence.${part} partition of intelligence.${table}
          for values from ('${monthAt(ahead)}') to ('${monthAt(ahead + 1)}'); ${fenced(part)}`;
      });
      await runner.query(`
        create table intelligence.${table} (organization_id uuid not null, source_id uuid not null, place int not null,
          day date not null, industry text, department ${READ}, person_id uuid, ${columns}) partition by range (day);
        create index ${table}_day on intelligence.${table} (organization_id, day);
        create index ${table}_source on intelligence.${table} (organization_id, source_id);
        ${parts.join('\n')}
        create table intelligence.${table}_other partition of intelligence.${table} default; ${fenced(`${table}_other`)}
        ${fenced(table)}
        grant select, insert, delete on intelligence.${table} to ${role};`);
    }
    await runner.query(`
      create table intelligence.fact_source (organization_id uuid not null, dataset text not null, source_id uuid not null,
        read_at timestamptz not null, facts int not null, primary key (organization_id, dataset, source_id));
      create table intelligence.fact_rebuild (organization_id uuid not null, dataset text not null,
        begun_at timestamptz not null, ended_at timestamptz, primary key (organization_id, dataset));
      ${fenced('fact_source')} ${fenced('fact_rebuild')}
      grant select, insert, update, delete on intelligence.fact_source, intelligence.fact_rebuild to ${role};`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(TABLES)) await runner.query(`drop table intelligence.fact_${name}`);
    await runner.query('drop table intelligence.fact_source, intelligence.fact_rebuild');
  }
}
