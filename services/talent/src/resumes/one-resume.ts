import type { Resume } from '@talent-os/contracts/talent/resumes.js';
import { DomainError, type Ctx } from '@talent-os/service-kit';
import { wholeProfile } from '../profile/profile.queries.js';
import type { Fact } from './facts.rules.js';
import { ownContact, ownFacts } from './own-facts.js';
import { chosen, numbered, sectionsOf } from './resume.rules.js';
import { keptFor, resumePosition } from './resumes.queries.js';
import { termsOf } from './terms.rules.js';

/** One resume of the caller, with the facts that stand in it. */
export async function oneResume(ctx: Ctx, wanted: string | undefined): Promise<{ resume: Resume; shown: Fact[] }> {
  const positionId = wanted ?? null;
  const [position, kept, { facts, licensesAway }, contact, { whole }] = await Promise.all([
    positionId === null ? undefined : resumePosition(ctx, positionId),
    keptFor(ctx.db, ctx.userId, positionId),
    ownFacts(ctx),
    ownContact(ctx),
    wholeProfile(ctx, ctx.userId),
  ]);
  if (positionId !== null && !position) throw new DomainError('resource.missing');
  const [first] = kept;
  const leftOut = first?.leftOut ?? [];
  const shown = chosen(facts, leftOut);
  const resume = {
    positionId,
    positionTitle: position?.title ?? null,
    own: positionId !== null && first?.positionId === positionId,
    ...contact,
    headline: whole.headline,
    summary: first?.summary ?? '',
    facts: numbered(facts, leftOut),
    sections: sectionsOf(shown),
    terms: position ? termsOf(position, facts, shown) : [],
    licensesAway,
  };
  return { resume, shown };
}
