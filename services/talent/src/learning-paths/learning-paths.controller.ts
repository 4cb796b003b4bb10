import { Controller } from '@nestjs/common';
import type { Input, Output } from '@talent-os/contracts';
import {
  dropLearningPath,
  listLearningPaths,
  reorderLearningPath,
  startLearningPath,
} from '@talent-os/contracts/talent/learning-paths.js';
import { profileChanged } from '@talent-os/contracts/talent/profile-events.js';
import { DomainError, Handles, refuseDuplicates, type Ctx } from '@talent-os/service-kit';
import { LearningPathRow } from './learning-path.entity.js';
import { learnableItems, startedPaths } from './learning-paths.queries.js';
import { pathOf, proposedSteps, reordered } from './path.rules.js';
import { rolesWithNeeds } from './role-needs.js';

@Controller()
export class LearningPathsController {
  @Handles(listLearningPaths)
  async list(_: Input<typeof listLearningPaths>, ctx: Ctx): Promise<Output<typeof listLearningPaths>> {
    const [roles, started, items] = await Promise.all([rolesWithNeeds(ctx), startedPaths(ctx), learnableItems(ctx)]);
    return {
      items: roles.map((role) =>
        pathOf(
          role,
          started.find(({ targetId }) => targetId === role.targetId),
          items,
        ),
      ),
    };
  }

  @Handles(startLearningPath)
  async start({ targetId }: Input<typeof startLearningPath>, ctx: Ctx) {
    const [roles, items] = await Promise.all([rolesWithNeeds(ctx), learnableItems(ctx)]);
    const role = roles.find((one) => one.targetId === targetId);
    if (!role) throw new DomainError('resource.missing');
    const itemIds = proposedSteps(role.needs ?? [], items).map(({ catalogueItemId }) => catalogueItemId);
    if (itemIds.length === 0) throw new DomainError('path.empty');
    const written = ctx.db.write(async (tx) => {
      await tx.insert(LearningPathRow, { userId: ctx.userId, targetId, itemIds });
      tell(ctx);
      return {};
    });
    return refuseDuplicates(written, { learning_path_once: 'path.begun' });
  }

  @Handles(reorderLearningPath)
  reorder({ targetId, catalogueItemIds, version }: Input<typeof reorderLearningPath>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const path = await tx.lock(LearningPathRow, { userId: ctx.userId, targetId }, version);
      const itemIds = reordered(path.itemIds, catalogueItemIds);
      if (!itemIds) throw new DomainError('resource.missing');
      await tx.update(LearningPathRow, path, { itemIds });
      tell(ctx);
      return { version: path.version };
    });
  }

  @Handles(dropLearningPath)
  drop({ targetId }: Input<typeof dropLearningPath>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.remove(LearningPathRow, await tx.lock(LearningPathRow, { userId: ctx.userId, targetId }));
      tell(ctx);
      return {};
    });
  }
}

const tell = (ctx: Ctx): void => ctx.emit(profileChanged, { userId: ctx.userId, part: 'learning' });
