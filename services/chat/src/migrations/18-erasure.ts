import { roleOf } from '@talent-os/service-kit/database/secure';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const role = roleOf('chat');

/** What the assistant asked and proposed for somebody goes with them. */
export class Erasure1766100000018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`grant delete on chat.tool_call, chat.proposal to ${role}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`revoke delete on chat.tool_call, chat.proposal from ${role}`);
  }
}
