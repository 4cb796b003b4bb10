import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import {
  askPreparation,
  getPreparation,
  listPreparations,
  notePreparation,
  preparationText,
  tickPreparation,
} from '@talent-os/contracts/talent/preparation.js';
import { profileChanged } from '@talent-os/contracts/talent/profile-events.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { keptName } from '@talent-os/service-kit/files/kept-name';
import { onePreparation } from './one-preparation.js';
import { PreparationNote } from './preparation-note.entity.js';
import { Preparation } from './preparation.entity.js';
import { preparationChoices, preparedPosition } from './preparation.queries.js';
import { preparationAsText } from './preparation.rules.js';

@Controller()
export class PreparationController {
  @Handles(listPreparations)
  async list(_: Input<typeof listPreparations>, ctx: Ctx) {
    return { items: await preparationChoices(ctx) };
  }

  @Handles(getPreparation)
  get({ positionId }: Input<typeof getPreparation>, ctx: Ctx) {
    return onePreparation(ctx, positionId);
  }

  @Handles(preparationText)
  async text({ positionId }: Input<typeof preparationText>, ctx: Ctx) {
    const preparation = await onePreparation(ctx, positionId);
    return {
      filename: keptName(`Preparation ${preparation.positionTitle}`, 'txt', /(?!)/),
      text: preparationAsText(preparation),
    };
  }

  @Handles(tickPreparation)
  async tick({ positionId, step, done }: Input<typeof tickPreparation>, ctx: Ctx) {
    await requirePosition(ctx, positionId);
    return this.change(ctx, positionId, (before) => {
      const others = before.done.filter((one) => one !== step);
      return { done: done ? [...others, step] : others };
    });
  }

  @Handles(askPreparation)
  async ask({ positionId, asking }: Input<typeof askPreparation>, ctx: Ctx) {
    await requirePosition(ctx, positionId);
    return this.change(ctx, positionId, () => ({ asking }));
  }

  @Handles(notePreparation)
  async note({ positionId, questionKey, note }: Input<typeof notePreparation>, ctx: Ctx) {
    const { questions } = await onePreparation(ctx, positionId);
    if (!questions.some(({ key }) => key === questionKey)) throw new DomainError('resource.missing');
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock(`preparation/${ctx.userId}`);
      const known = await tx.find(PreparationNote, { userId: ctx.userId, questionKey });
      if (known && note) await tx.update(PreparationNote, known, { note });
      if (known && !note) await tx.remove(PreparationNote, known);
      if (!known && note) await tx.insert(PreparationNote, { userId: ctx.userId, questionKey, note });
      tell(ctx);
      return {};
    });
  }

  private change(ctx: Ctx, positionId: string, next: (before: Kept) => Partial<Kept>) {
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock(`preparation/${ctx.userId}`);
      const known = await tx.find(Preparation, { userId: ctx.userId, positionId });
      if (known) await tx.update(Preparation, known, next(known));
      else await tx.insert(Preparation, { userId: ctx.userId, positionId, ...NOTHING, ...next(NOTHING) });
      tell(ctx);
      return {};
    });
  }
}

type Kept = Pick<Preparation, 'done' | 'asking'>;
const NOTHING: Kept = { done: [], asking: '' };

async function requirePosition(ctx: Ctx, positionId: string): Promise<void> {
  if (!(await preparedPosition(ctx, positionId))) throw new DomainError('resource.missing');
}

const tell = (ctx: Ctx): void => ctx.emit(profileChanged, { userId: ctx.userId, part: 'preparation' });
