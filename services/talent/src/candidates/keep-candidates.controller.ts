import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { candidateChanged } from '@talent-os/contracts/talent/candidate-events.js';
import { noteCandidate, tagCandidate, TAGS_MOST } from '@talent-os/contracts/talent/candidates.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { CandidateNote } from './candidate-note.entity.js';
import { Candidate } from './candidate.entity.js';
import { lockListed } from './reach.js';

@Controller()
export class KeepCandidatesController {
  @Handles(tagCandidate)
  async tag({ candidateId, tag, on }: Input<typeof tagCandidate>, ctx: Ctx) {
    const today = await todayOf(ctx);
    return ctx.db.write(async (tx) => {
      const candidate = await lockListed(tx, candidateId, today);
      const rest = candidate.tags.filter((one) => one.toLowerCase() !== tag.toLowerCase());
      if (on === rest.length < candidate.tags.length) return { version: candidate.version };
      if (on && rest.length >= TAGS_MOST) throw new DomainError('candidate.tags');
      await tx.update(Candidate, candidate, { tags: on ? [...rest, tag] : rest });
      ctx.emit(candidateChanged, { candidateId, change: 'tagged', byId: ctx.userId });
      return { version: candidate.version };
    });
  }

  @Handles(noteCandidate)
  async note({ candidateId, body }: Input<typeof noteCandidate>, ctx: Ctx) {
    const today = await todayOf(ctx);
    return ctx.db.write(async (tx) => {
      await lockListed(tx, candidateId, today);
      const { id } = await tx.insert(CandidateNote, { candidateId, authorId: ctx.userId, body });
      ctx.emit(candidateChanged, { candidateId, change: 'noted', byId: ctx.userId });
      return { id };
    });
  }
}
