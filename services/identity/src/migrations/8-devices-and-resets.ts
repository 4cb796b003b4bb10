import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions say on which device and from which network; mails say which link they carry. */
export class DevicesAndResets1763600000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.session drop device, drop network');
    // A mail that carried a link would be taken for one about notifications.
    await runner.query('alter table identity.mail no force row level security');
    await runner.query(`delete from identity.mail where link = 'reset'`);
    await runner.query('alter table identity.mail force row level security');
    await runner.query('alter table identity.mail drop link');
  }
}

const up = [
  `alter table identity.session add device text not null default 'Unknown device', add network text`,
  `alter table identity.session alter device drop default`,
  `alter table identity.mail add link text`,
  `alter table identity.mail no force row level security`,
  `update identity.mail set link = 'confirm' where registration_id is not null`,
  `alter table identity.mail force row level security`,
];
