import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Controls of the security rule with their evidence, and assessments of breaches. */
export class Compliance1763700000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table healthcare.compliance_control (${tenantColumns},
        citation text not null, title text not null, kind text not null, position integer not null, status text not null,
        alternative text, owner_id uuid, reviewed_on date, next_review_on date)`);
    await runner.query(`
      create unique index compliance_control_citation on healthcare.compliance_control (organization_id, citation)`);
    await runner.query(`
      create table healthcare.control_evidence (${tenantColumns},
        control_id uuid not null, source text not null, text text not null, passed boolean, by_id uuid not null)`);
    await runner.query(`
      create index control_evidence_latest on healthcare.control_evidence (organization_id, control_id, created_at)`);
    await runner.query(`
      create table healthcare.breach_assessment (${tenantColumns},
        incident_id uuid not null, title text not null, discovered_at timestamptz not null, notify_by date not null,
        affected_count integer, decision text not null, rationale text, decided_by_id uuid, notified_on date)`);
    await runner.query(`
      create unique index breach_assessment_incident on healthcare.breach_assessment (organization_id, incident_id)`);
    await runner.query(
      'create index breach_assessment_due on healthcare.breach_assessment (organization_id, notify_by)',
    );
    await secureTables(runner, 'healthcare', ['compliance_control', 'breach_assessment']);
    await secureTables(runner, 'healthcare', ['control_evidence'], 'select, insert');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['breach_assessment', 'control_evidence', 'compliance_control'])
      await runner.query(`drop table healthcare.${table}`);
  }
}
