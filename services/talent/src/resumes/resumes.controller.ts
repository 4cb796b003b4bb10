import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { profileChanged } from '@talent-os/contracts/talent/profile-events.js';
import {
  chooseFact,
  dropResume,
  getResume,
  listResumes,
  summarizeResume,
} from '@talent-os/contracts/talent/resumes.js';
import { DomainError, Handles, type Ctx, type Transaction } from '@talent-os/service-kit';
import { IsNull } from 'typeorm';
import { oneResume } from './one-resume.js';
import { ownFacts } from './own-facts.js';
import { Resume } from './resume.entity.js';
import { leftOutAfter } from './resume.rules.js';
import { keptFor, resumePosition, resumePositions } from './resumes.queries.js';

@Controller()
export class ResumesController {
  @Handles(listResumes)
  async list(_: Input<typeof listResumes>, ctx: Ctx) {
    const [[general], positions] = await Promise.all([keptFor(ctx.db, ctx.userId, null), resumePositions(ctx)]);
    const first = { positionId: null, positionTitle: null, department: null, changedAt: general?.changedAt ?? null };
    return { items: [first, ...positions] };
  }

  @Handles(getResume)
  async get({ positionId }: Input<typeof getResume>, ctx: Ctx) {
    return (await oneResume(ctx, positionId)).resume;
  }

  @Handles(chooseFact)
  async choose({ positionId: wanted, ...choice }: Input<typeof chooseFact>, ctx: Ctx) {
    const positionId = wanted ?? null;
    const [{ facts }] = await Promise.all([ownFacts(ctx), requirePosition(ctx, positionId)]);
    return this.change(ctx, positionId, ({ leftOut }) => {
      const next = leftOutAfter(facts, leftOut, choice);
      if (!next) throw new DomainError('resource.missing');
      return { leftOut: next };
    });
  }

  @Handles(summarizeResume)
  async summarize({ positionId: wanted, summary }: Input<typeof summarizeResume>, ctx: Ctx) {
    const positionId = wanted ?? null;
    await requirePosition(ctx, positionId);
    return this.change(ctx, positionId, () => ({ summary }));
  }

  @Handles(dropResume)
  drop({ positionId }: Input<typeof dropResume>, ctx: Ctx) {
    return ctx.db.write(async (tx) => {
      await tx.remove(Resume, await tx.lock(Resume, { userId: ctx.userId, positionId }));
      tell(ctx);
      return {};
    });
  }

  /** Changes a resume; one that has no choices of its own begins with those of the general one. */
  private change(ctx: Ctx, positionId: string | null, next: (now: Choices) => Partial<Choices>) {
    return ctx.db.write(async (tx) => {
      await tx.advisoryLock(`resumes/${ctx.userId}`);
      const own = await tx.find(Resume, { userId: ctx.userId, positionId: positionId ?? IsNull() });
      if (own) await tx.update(Resume, own, next(own));
      else {
        const now = await generalOf(tx, ctx.userId);
        await tx.insert(Resume, { userId: ctx.userId, positionId, ...now, ...next(now) });
      }
      tell(ctx);
      return {};
    });
  }
}

type Choices = Pick<Resume, 'summary' | 'leftOut'>;

async function generalOf(tx: Transaction, userId: string): Promise<Choices> {
  const general = await tx.find(Resume, { userId, positionId: IsNull() });
  return { summary: general?.summary ?? '', leftOut: general?.leftOut ?? [] };
}

async function requirePosition(ctx: Ctx, positionId: string | null): Promise<void> {
  if (positionId !== null && !(await resumePosition(ctx, positionId))) throw new DomainError('resource.missing');
}

const tell = (ctx: Ctx): void => ctx.emit(profileChanged, { userId: ctx.userId, part: 'resume' });
