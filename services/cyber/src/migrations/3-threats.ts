import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indicators with their sightings, threats, what links them to each other and to incidents, and reports. */
export class Threats1763710000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...indicators, ...threats, ...links]) await runner.query(statement);
    await secureTables(runner, 'cyber', ['indicator', 'threat', 'intel_report']);
    await secureTables(runner, 'cyber', ['indicator_sighting'], 'select, insert');
    await secureTables(
      runner,
      'cyber',
      ['incident_indicator', 'threat_indicator', 'incident_threat'],
      'select, insert, delete',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables.toReversed()) await runner.query(`drop table cyber.${table}`);
  }
}

const tables = [
  'indicator',
  'indicator_sighting',
  'threat',
  'intel_report',
  'incident_indicator',
  'threat_indicator',
  'incident_threat',
];

const indicators = [
  `create table cyber.indicator (${tenantColumns},
     kind text not null, value text not null, base_score double precision not null, first_seen timestamptz not null,
     last_sighted timestamptz not null, sightings integer not null, exempt boolean not null, classification text not null)`,
  'create unique index indicator_value on cyber.indicator (organization_id, kind, value)',
  'create index indicator_sighted on cyber.indicator (organization_id, last_sighted)',
  `create table cyber.indicator_sighting (${tenantColumns},
     indicator_id uuid not null, seen_at timestamptz not null, place text, by_id uuid)`,
  'create index indicator_sighting_of on cyber.indicator_sighting (organization_id, indicator_id, seen_at)',
];

const threats = [
  `create table cyber.threat (${tenantColumns},
     title text not null, source text not null, description text not null, published_date timestamptz not null,
     classification text not null, severity text not null, cvss double precision, cves jsonb not null,
     techniques jsonb not null, stix_id text)`,
  'create index threat_published on cyber.threat (organization_id, published_date)',
  'create unique index threat_stix on cyber.threat (organization_id, stix_id) where stix_id is not null',
  `create table cyber.intel_report (${tenantColumns},
     title text not null, body text not null, tlp text not null, threat_ids jsonb not null, author_id uuid not null)`,
  'create index intel_report_written on cyber.intel_report (organization_id, created_at)',
];

const pair = (name: string, one: string, other: string, reverse: string) => [
  `create table cyber.${name} (${tenantColumns}, ${one} uuid not null, ${other} uuid not null)`,
  `create unique index ${name}_pair on cyber.${name} (organization_id, ${one}, ${other})`,
  `create index ${name}_${reverse} on cyber.${name} (organization_id, ${other})`,
];
const links = [
  ...pair('incident_indicator', 'incident_id', 'indicator_id', 'incidents'),
  ...pair('threat_indicator', 'threat_id', 'indicator_id', 'threats'),
  ...pair('incident_threat', 'incident_id', 'threat_id', 'incidents'),
];
