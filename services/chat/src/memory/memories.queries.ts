import type { Memory } from '@talent-os/contracts/chat/memories.js';
import type { Ctx } from '@talent-os/service-kit';

const MEMORY = `m.id, m.text, m.created_at as "createdAt", m.version`;
type MemoryRow = Omit<Memory, 'createdAt'> & { readonly createdAt: string };

const shown = ({ createdAt, ...memory }: MemoryRow): Memory => ({
  ...memory,
  createdAt: new Date(createdAt).toISOString(),
});

/** Everything the caller has remembered, the latest first. */
export async function allMemories(ctx: Ctx): Promise<Memory[]> {
  const rows = await ctx.db.read<MemoryRow>(
    `select ${MEMORY} from chat.memory m where m.organization_id = $1 and m.user_id = $2 order by m.created_at desc, m.id desc`,
    [ctx.userId],
  );
  return rows.map(shown);
}

/** One memory of the caller, or nothing. */
export async function memoryOf(ctx: Ctx, memoryId: string): Promise<Memory | undefined> {
  const row = await ctx.db.readOne<MemoryRow>(
    `select ${MEMORY} from chat.memory m where m.organization_id = $1 and m.user_id = $2 and m.id = $3`,
    [ctx.userId, memoryId],
  );
  return row && shown(row);
}

/** Whether the assistant remembers for the caller. */
export async function remembers(ctx: Ctx): Promise<boolean> {
  const row = await ctx.db.readOne<{ enabled: boolean }>(
    'select enabled from chat.memory_switch where organization_id = $1 and user_id = $2',
    [ctx.userId],
  );
  return row?.enabled ?? false;
}

const used = new WeakMap<Ctx, Promise<readonly string[]>>();

/** What the assistant uses of what the caller has remembered, the latest first: nothing while it is switched off. Read once for an answer. */
export function memoriesOf(ctx: Ctx): Promise<readonly string[]> {
  const found = used.get(ctx) ?? usedNow(ctx);
  used.set(ctx, found);
  return found;
}

async function usedNow(ctx: Ctx): Promise<readonly string[]> {
  const rows = await ctx.db.read<{ text: string }>(
    `select m.text from chat.memory m
     join chat.memory_switch s on s.organization_id = m.organization_id and s.user_id = m.user_id and s.enabled
     where m.organization_id = $1 and m.user_id = $2 order by m.created_at desc, m.id desc`,
    [ctx.userId],
  );
  return rows.map(({ text }) => text);
}
