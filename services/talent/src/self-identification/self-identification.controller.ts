import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  getSelfIdentification,
  removeSelfIdentification,
  selfIdentified,
  setSelfIdentification,
} from '@talent-os/contracts/talent/self-identification.js';
import { Handles, type Ctx } from '@talent-os/service-kit';
import { hasApplied, ownAnswers } from './self-identification.queries.js';
import { SelfIdentification } from './self-identification.entity.js';

@Controller()
export class SelfIdentificationController {
  @Handles(getSelfIdentification)
  async get(_: Input<typeof getSelfIdentification>, ctx: Ctx) {
    const [known, applied] = await Promise.all([ownAnswers(ctx), hasApplied(ctx)]);
    const { ethnicity, gender } = known ?? { ethnicity: null, gender: null };
    return { answers: ethnicity && gender ? { ethnicity, gender } : null, asks: !known && applied };
  }

  @Handles(setSelfIdentification)
  set({ ethnicity, gender }: Input<typeof setSelfIdentification>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock(`self-identification/${ctx.userId}`);
      const known = await tx.find(SelfIdentification, { userId: ctx.userId });
      if (known) await tx.update(SelfIdentification, known, { ethnicity, gender });
      else await tx.insert(SelfIdentification, { userId: ctx.userId, ethnicity, gender });
      ctx.emit(selfIdentified, { userId: ctx.userId });
      return {};
    });
  }

  @Handles(removeSelfIdentification)
  remove(_: Input<typeof removeSelfIdentification>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      const known = await tx.find(SelfIdentification, { userId: ctx.userId });
      if (known) await tx.update(SelfIdentification, known, { ethnicity: null, gender: null });
      ctx.emit(selfIdentified, { userId: ctx.userId });
      return {};
    });
  }
}
