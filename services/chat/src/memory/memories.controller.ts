import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  exportMemories,
  forgetMemories,
  forgetMemory,
  getMemory,
  keepMemory,
  listMemories,
  MAX_MEMORIES,
  memoriesChanged,
  switchMemory,
  updateMemory,
} from '@talent-os/contracts/chat/memories.js';
import { DomainError, Handles, uuidv7, violatedUnique, type Ctx, type Transaction } from '@talent-os/service-kit';
import { exportOf } from '@talent-os/service-kit/export-of';
import { KnownPeople } from '../privacy/known-people.js';
import { allMemories, memoryOf, remembers } from './memories.queries.js';
import { Memory } from './memory.entity.js';
import { refusePrivate } from './private-details.js';

@Controller()
export class MemoriesController {
  constructor(private readonly people: KnownPeople) {}

  @Handles(listMemories)
  async list(_: object, ctx: Ctx) {
    const [enabled, items] = await Promise.all([remembers(ctx), allMemories(ctx)]);
    return { enabled, items };
  }

  @Handles(getMemory)
  async get({ memoryId }: Input<typeof getMemory>, ctx: Ctx) {
    const memory = await memoryOf(ctx, memoryId);
    if (!memory) throw new DomainError('resource.missing');
    return memory;
  }

  @Handles(exportMemories)
  async export(_: object, ctx: Ctx) {
    const items = await allMemories(ctx);
    return exportOf(ctx, 'memories', listMemories, ['text', 'createdAt'], items, { total: items.length });
  }

  @Handles(switchMemory)
  switch({ enabled }: Input<typeof switchMemory>, ctx: Ctx) {
    return this.changed(ctx, (tx) =>
      tx.execute(
        `insert into chat.memory_switch (id, organization_id, created_at, updated_at, created_by, user_id, enabled)
         values ($2, $1, $3, $3, $4, $4, $5)
         on conflict (organization_id, user_id)
         do update set enabled = $5, updated_at = $3, version = memory_switch.version + 1`,
        [uuidv7(), ctx.now, ctx.userId, enabled],
      ),
    );
  }

  @Handles(keepMemory)
  async keep({ text }: Input<typeof keepMemory>, ctx: Ctx) {
    if (!(await remembers(ctx))) throw new DomainError('memory.off');
    await refusePrivate(this.people, ctx, text);
    const id = uuidv7();
    await this.changed(ctx, async (tx) => {
      await refuseMany(tx, ctx.userId);
      await tx.insert(Memory, { id, userId: ctx.userId, text });
    });
    return { id };
  }

  @Handles(updateMemory)
  async update({ memoryId, version, text }: Input<typeof updateMemory>, ctx: Ctx) {
    await refusePrivate(this.people, ctx, text);
    return this.changed(ctx, async (tx) => {
      const memory = await tx.lock(Memory, { id: memoryId, userId: ctx.userId }, version);
      await tx.update(Memory, memory, { text });
    });
  }

  @Handles(forgetMemory)
  forget({ memoryId }: Input<typeof forgetMemory>, ctx: Ctx) {
    return this.changed(ctx, async (tx) => {
      await tx.remove(Memory, await tx.lock(Memory, { id: memoryId, userId: ctx.userId }));
    });
  }

  @Handles(forgetMemories)
  forgetAll(_: object, ctx: Ctx) {
    return this.changed(ctx, (tx) =>
      tx.execute('delete from chat.memory where organization_id = $1 and user_id = $2', [ctx.userId]),
    );
  }

  /** One change of what a person has remembered, and the news of it. The same words twice are refused. */
  private async changed(ctx: Ctx, work: (tx: Transaction) => Promise<unknown>): Promise<Record<string, never>> {
    try {
      return await ctx.db.write(async (tx) => {
        await work(tx);
        ctx.emit(memoriesChanged, { userId: ctx.userId });
        return {};
      });
    } catch (error) {
      if (violatedUnique(error) === 'memory_text') throw new DomainError('memory.known');
      throw error;
    }
  }
}

/** What a person has remembered is counted and added one after the other. */
async function refuseMany(tx: Transaction, userId: string): Promise<void> {
  await tx.advisoryLock(`memories/${userId}`);
  const there = await tx.readOne<{ count: number }>(
    'select count(*)::int as count from chat.memory where organization_id = $1 and user_id = $2',
    [userId],
  );
  if ((there?.count ?? 0) >= MAX_MEMORIES) throw new DomainError('memory.many');
}
