import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  addExperience,
  changeExperience,
  listExperience,
  MAX_EXPERIENCE,
  removeExperience,
} from '@talent-os/contracts/talent/experience.js';
import { profileChanged } from '@talent-os/contracts/talent/profile-events.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { Experience } from './experience.entity.js';
import { experienceOf } from './experience.queries.js';
import { gapsOf } from './gaps.rules.js';

@Controller()
export class ExperienceController {
  @Handles(listExperience)
  async list(_: Input<typeof listExperience>, ctx: Ctx) {
    const items = await experienceOf(ctx.db, ctx.userId);
    return { items, gaps: gapsOf(items) };
  }

  @Handles(addExperience)
  add(said: Input<typeof addExperience>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock(`experience/${ctx.userId}`);
      const entered = await tx.findAll(Experience, { userId: ctx.userId });
      if (entered.length >= MAX_EXPERIENCE) throw new DomainError('experience.many');
      const { id, version } = await tx.insert(Experience, { ...said, userId: ctx.userId });
      tell(ctx);
      return { id, version };
    });
  }

  @Handles(changeExperience)
  change({ experienceId, version, ...said }: Input<typeof changeExperience>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const entry = await tx.lock(Experience, { id: experienceId, userId: ctx.userId }, version);
      await tx.update(Experience, entry, said);
      tell(ctx);
      return { version: entry.version };
    });
  }

  @Handles(removeExperience)
  remove({ experienceId }: Input<typeof removeExperience>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.remove(Experience, await tx.lock(Experience, { id: experienceId, userId: ctx.userId }));
      tell(ctx);
      return {};
    });
  }
}

const tell = (ctx: Ctx): void => ctx.emit(profileChanged, { userId: ctx.userId, part: 'experience' });
