import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { profileChanged } from '@talent-os/contracts/talent/profile-events.js';
import {
  addTarget,
  changeTarget,
  listTargets,
  MAX_TARGETS,
  removeTarget,
} from '@talent-os/contracts/talent/targets.js';
import { DomainError, Handles, refuseDuplicates, type Ctx } from '@talent-os/service-kit';
import { LearningPathRow } from '../learning-paths/learning-path.entity.js';
import { Target } from './target.entity.js';
import { targetsOf } from './targets.queries.js';

const ONCE = { target_once: 'target.present' } as const;

@Controller()
export class TargetsController {
  @Handles(listTargets)
  async list(_: Input<typeof listTargets>, ctx: Ctx) {
    return { items: await targetsOf(ctx.db, ctx.userId) };
  }

  @Handles(addTarget)
  add(said: Input<typeof addTarget>, ctx: Ctx) {
    const written = ctx.db.write(async (tx) => {
      await tx.advisoryLock(`targets/${ctx.userId}`);
      const known = await tx.findAll(Target, { userId: ctx.userId });
      if (known.length >= MAX_TARGETS) throw new DomainError('target.many');
      const { id, version } = await tx.insert(Target, { ...said, userId: ctx.userId });
      tell(ctx);
      return { id, version };
    });
    return refuseDuplicates(written, ONCE);
  }

  @Handles(changeTarget)
  change({ targetId, version, ...said }: Input<typeof changeTarget>, ctx: Ctx) {
    const written = ctx.db.write(async (tx) => {
      const target = await tx.lock(Target, { id: targetId, userId: ctx.userId }, version);
      await tx.update(Target, target, said);
      tell(ctx);
      return { version: target.version };
    });
    return refuseDuplicates(written, ONCE);
  }

  @Handles(removeTarget)
  remove({ targetId }: Input<typeof removeTarget>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const path = await tx.find(LearningPathRow, { userId: ctx.userId, targetId });
      if (path) await tx.remove(LearningPathRow, path);
      await tx.remove(Target, await tx.lock(Target, { id: targetId, userId: ctx.userId }));
      tell(ctx);
      return {};
    });
  }
}

const tell = (ctx: Ctx): void => ctx.emit(profileChanged, { userId: ctx.userId, part: 'goals' });
