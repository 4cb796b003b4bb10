import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What roles may spend out of a provider's budget, and what they have. Months so far are everybody's together. */
export class RoleBudgets1763600000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table chat.llm_provider add role_budgets jsonb not null default '{}'`);
    await runner.query(`alter table chat.usage_entry add role text not null default ''`);
    await runner.query(`alter table chat.provider_month add role text not null default ''`);
    await runner.query('drop index chat.provider_month_once');
    await runner.query(
      'create unique index provider_month_once on chat.provider_month (organization_id, provider_id, month, role)',
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
