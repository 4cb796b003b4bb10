import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Units with what they need, their census, and the shortages that were told. */
export class Units1763700000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table healthcare.unit (${tenantColumns},
        name text not null, department text not null, beds integer not null, target_hppd double precision not null,
        required_day integer not null, required_night integer not null)`);
    await runner.query('create unique index unit_department on healthcare.unit (organization_id, department)');
    await runner.query(`
      create table healthcare.unit_census (${tenantColumns},
        department text not null, date date not null, midnight_census integer not null,
        target_hppd double precision not null)`);
    await runner.query(`
      create unique index unit_census_day on healthcare.unit_census (organization_id, department, date)`);
    await runner.query(`
      create table healthcare.unit_shortage (${tenantColumns},
        unit_id uuid not null, date date not null, part text not null)`);
    await runner.query(`
      create unique index unit_shortage_once on healthcare.unit_shortage (organization_id, unit_id, date, part)`);
    await secureTables(runner, 'healthcare', ['unit', 'unit_census', 'unit_shortage']);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['unit_shortage', 'unit_census', 'unit']) await runner.query(`drop table healthcare.${table}`);
  }
}
