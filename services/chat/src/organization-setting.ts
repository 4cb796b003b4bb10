import { uuidv7, type Ctx, type Transaction } from '@talent-os/service-kit';

/** Statement that keeps an organization's one value of a setting: a row of `table`, with the value in `column`. */
export const settingUpsert = (table: string, column: string): string => `
  insert into chat.${table} as kept (id, organization_id, created_at, updated_at, created_by, ${column})
  values ($2, $1, $3, $3, $4, $5)
  on conflict (organization_id) do update
    set ${column} = excluded.${column}, updated_at = excluded.updated_at, version = kept.version + 1`;

/** Keeps a value by such a statement, and tells of it. */
export const keepSetting = (ctx: Ctx, sql: string, value: string | boolean, tell: () => void): Promise<void> =>
  ctx.db.write(async (tx: Transaction) => {
    await tx.execute(sql, [uuidv7(ctx.now.getTime()), ctx.now, ctx.userId, value]);
    tell();
  });
