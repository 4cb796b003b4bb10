import type { OwnProfile } from '@talent-os/contracts/talent/own-profile.js';
import type { Ctx } from '@talent-os/service-kit';
import { assessmentOf } from '../assessment/assessment.queries.js';
import { availabilityOf } from '../availability/availability.queries.js';
import { sharedCertificates } from '../courses/outcomes.queries.js';
import { experienceOf } from '../experience/experience.queries.js';
import { skillsHeldBy } from '../skills/own-skills.queries.js';
import { targetsOf } from '../targets/targets.queries.js';
import { completenessOf } from './completeness.rules.js';
import type { Profile } from './profile.entity.js';
import { sharedProfile, visibilityOf } from './shared-profile.rules.js';

const HEAD = `select p.headline, p.visibility from talent.profile p where p.organization_id = $1 and p.user_id = $2`;

const RESUMES = `select count(*)::int as resumes from talent.resume r where r.organization_id = $1 and r.user_id = $2`;

/** Everything somebody says of themselves, and who reads which part of it. */
export async function wholeProfile(ctx: Ctx, userId: string) {
  const [head, skills, experience, targets, availability, certificates, assessment] = await Promise.all([
    ctx.db.readOne<Pick<Profile, 'headline' | 'visibility'>>(HEAD, [userId]),
    skillsHeldBy(ctx.db, userId),
    experienceOf(ctx.db, userId),
    targetsOf(ctx.db, userId),
    availabilityOf(ctx, userId),
    sharedCertificates(ctx.db, userId),
    assessmentOf(ctx.db, userId),
  ]);
  const whole = {
    headline: head?.headline ?? '',
    skills,
    experience,
    targets,
    availability,
    certificates,
    scores: assessment?.scores ?? null,
  };
  return { visibility: visibilityOf(head?.visibility ?? {}), whole };
}

/** The caller's profile: how whole it is, who reads which part, and what they read. */
export async function ownProfile(ctx: Ctx): Promise<OwnProfile> {
  const { visibility, whole } = await wholeProfile(ctx, ctx.userId);
  const { headline, skills, experience, targets, availability } = whole;
  const counted = await ctx.db.readOne<{ resumes: number }>(RESUMES, [ctx.userId]);
  const facts = {
    skills: skills.length,
    verifiedSkills: skills.filter(({ verified }) => verified).length,
    experience: experience.length,
    targets: targets.length,
    resumes: counted!.resumes,
    available: availability !== null && !availability.stale,
  };
  return { headline, ...visibility, ...completenessOf(facts), preview: sharedProfile(visibility, whole) };
}
