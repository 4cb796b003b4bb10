import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** STIX objects keep their ids, versions, validity and patterns; what is our own gets an id that STIX 2.1 accepts. */
export class StixObjects1763710000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...threats, ...indicators, ...patterns]) await runner.query(statement);
    await secureTables(runner, 'cyber', ['pattern']);
    await secureTables(runner, 'cyber', ['pattern_indicator', 'threat_pattern'], 'select, insert, delete');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['threat_pattern', 'pattern_indicator', 'pattern'])
      await runner.query(`drop table cyber.${table}`);
    await runner.query('drop index cyber.indicator_sighting_stix');
    await runner.query('alter table cyber.indicator_sighting drop column stix_id');
    await runner.query('alter table cyber.indicator drop column stix_id, drop column valid_until, drop column revoked');
    await runner.query('drop index cyber.threat_stix');
    await runner.query(
      'alter table cyber.threat drop column stix_created, drop column stix_modified, drop column revoked, drop column stix_facts, alter column stix_id drop not null',
    );
    await runner.query(
      'create unique index threat_stix on cyber.threat (organization_id, stix_id) where stix_id is not null',
    );
  }
}

// Rows get their ids by rewriting the table: an update would meet row-level security, which shows a migration no rows.
const threats = [
  'drop index cyber.threat_stix',
  `alter table cyber.threat
     alter column stix_id type text using coalesce(stix_id, 'report--' || gen_random_uuid()),
     add column stix_created timestamptz, add column stix_modified timestamptz,
     add column revoked boolean not null default false, add column stix_facts jsonb not null default '{}'`,
  `alter table cyber.threat alter column stix_id set not null, alter column revoked drop default,
     alter column stix_facts drop default`,
  'create unique index threat_stix on cyber.threat (organization_id, stix_id)',
];

const indicators = [
  `alter table cyber.indicator
     add column stix_id text not null default 'indicator--' || gen_random_uuid(),
     add column valid_until timestamptz, add column revoked boolean not null default false`,
  'alter table cyber.indicator alter column stix_id drop default, alter column revoked drop default',
  'alter table cyber.indicator_sighting add column stix_id text',
  'create unique index indicator_sighting_stix on cyber.indicator_sighting (organization_id, indicator_id, stix_id) where stix_id is not null',
];

const pair = (name: string, one: string, other: string, reverse: string) => [
  `create table cyber.${name} (${tenantColumns}, ${one} uuid not null, ${other} uuid not null)`,
  `create unique index ${name}_pair on cyber.${name} (organization_id, ${one}, ${other})`,
  `create index ${name}_${reverse} on cyber.${name} (organization_id, ${other})`,
];
const patterns = [
  `create table cyber.pattern (${tenantColumns},
     stix_id text not null, name text not null, text text not null, language text not null,
     valid_from timestamptz not null, valid_until timestamptz, revoked boolean not null,
     stix_created timestamptz not null, stix_modified timestamptz not null, classification text not null)`,
  'create unique index pattern_stix on cyber.pattern (organization_id, stix_id)',
  ...pair('pattern_indicator', 'pattern_id', 'indicator_id', 'patterns'),
  ...pair('threat_pattern', 'threat_id', 'pattern_id', 'threats'),
];
