import { secureTables, tenantColumns } from '@talent-os/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Recordings on their way to text, and the speech endpoints of organizations. */
export class Recordings1763600000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table transcription.recording (${tenantColumns},
        person_id uuid not null, stage text not null, attempt integer not null, module_context text, question_id text,
        session_id text, object text not null, sealed_key text, kind text not null, bytes integer not null,
        sha256 text not null, message text, sealed_text text, language text, duration double precision,
        audio_deleted_at timestamptz)`);
    await runner.query(
      'create index recording_person on transcription.recording (organization_id, person_id, created_at)',
    );
    await runner.query(`
      create table transcription.speech_endpoint (${tenantColumns},
        base_url text not null, model text not null, language text, enabled boolean not null, baa_signed boolean not null,
        sealed_key text, key_version integer not null, key_ending text, last_error text, last_ok_at timestamptz)`);
    await runner.query('create unique index speech_endpoint_one on transcription.speech_endpoint (organization_id)');
    await runner.query(`
      create table transcription.kept_recording (
        recording_id uuid primary key, organization_id uuid not null, object text not null,
        created_at timestamptz not null, closed_at timestamptz)`);
    await runner.query(
      'grant select, insert, update, delete on transcription.kept_recording to talentos_transcription',
    );
    await secureTables(runner, 'transcription', ['recording', 'speech_endpoint']);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['kept_recording', 'speech_endpoint', 'recording'])
      await runner.query(`drop table transcription.${table}`);
  }
}
