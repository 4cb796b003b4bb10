import { Controller } from '@nestjs/common';
import type { Input } from '@talent-os/contracts';
import { credentialStandings } from '@talent-os/contracts/healthcare/credential-standings.js';
import { getAdvance, getIndustryMove, listWantedPapers } from '@talent-os/contracts/talent/ways.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { papersOf } from '../resumes/resumes.queries.js';
import { skillsHeldBy } from '../skills/own-skills.queries.js';
import { readinessOf } from '../skills/readiness.rules.js';
import { targetsOf } from '../targets/targets.queries.js';
import { moveInto } from './industry-move.rules.js';
import { wantedPapers } from './wanted-papers.rules.js';
import { aimedRoles, goneBetween, seatsIn, seatsThatAsk } from './ways.queries.js';

@Controller()
export class WaysController {
  @Handles(listWantedPapers)
  async papers(_: Input<typeof listWantedPapers>, ctx: Ctx) {
    const targets = await targetsOf(ctx.db, ctx.userId);
    const industries = [...new Set(targets.map(({ industry }) => industry))];
    const [seats, handedIn, licenses, today] = await Promise.all([
      seatsThatAsk(ctx, industries),
      papersOf(ctx.db, ctx.userId),
      ownLicenses(ctx),
      todayOf(ctx),
    ]);
    return {
      targets: targets.map(({ title }) => title),
      items: wantedPapers(targets, seats, { handedIn, licenses: licenses ?? [], today }),
      licensesAway: licenses === undefined,
    };
  }

  @Handles(getIndustryMove)
  async move({ from, to }: Input<typeof getIndustryMove>, ctx: Ctx) {
    const known = ctx.principal.organizationIndustries;
    if (!known.includes(from) || !known.includes(to)) throw new DomainError('resource.missing');
    const [seats, gone] = await Promise.all([seatsIn(ctx, { industry: to }), goneBetween(ctx, { from, to })]);
    return { from, to, ...moveInto(seats, gone) };
  }

  @Handles(getAdvance)
  async advance(_: Input<typeof getAdvance>, ctx: Ctx) {
    const [roles, skills] = await Promise.all([aimedRoles(ctx), skillsHeldBy(ctx.db, ctx.userId)]);
    const confirmed = skills.filter(({ verified }) => verified).length;
    return {
      roles: roles.map(({ needs, ...role }) => ({ ...role, ...readinessOf(needs ?? []) })),
      confirmed,
      unconfirmed: skills.length - confirmed,
    };
  }
}

/** Licenses of the caller as the healthcare service keeps them; nothing where it is away. */
async function ownLicenses(ctx: Ctx) {
  if (!ctx.principal.roleIndustries.includes('HEALTHCARE')) return [];
  try {
    return (await ctx.call(credentialStandings, { userIds: [ctx.userId] })).items;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.log.warn({ err: error }, 'papers are shown without licenses');
    return undefined;
  }
}
