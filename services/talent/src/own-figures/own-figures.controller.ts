import { Controller } from '@nestjs/common';
import type { Industry, Input, Output } from '@talent-os/contracts';
import { stagesMovedOn } from '@talent-os/contracts/intelligence/moved-on.js';
import {
  DEMAND_MONTHS,
  getOwnChances,
  getOwnDemand,
  getOwnMarket,
  getOwnPace,
  getOwnPlace,
  getOwnResponses,
  getOwnWay,
} from '@talent-os/contracts/talent/own-figures.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import { monthOf, monthStart } from '@talent-os/service-kit/calendar';
import { timezoneOf, todayOf } from '@talent-os/service-kit/people/timezone-of';
import { dayIn, instantIn } from '@talent-os/service-kit/wall-clock';
import { scoreOf } from '../practice/answer.rules.js';
import { practicesOf } from '../practice/practice.queries.js';
import { readinessOf } from '../skills/readiness.rules.js';
import { targetsOf } from '../targets/targets.queries.js';
import { demandOf } from './demand.rules.js';
import {
  aimingAlike,
  namedSkills,
  openedByMonth,
  ownApplications,
  paidForTargets,
  runningStages,
  wantedSeats,
} from './own-figures.queries.js';
import { chancesOf, ownWay, paceOf, percentileAmong, responsesOf } from './own-figures.rules.js';

/** Months of the market that are shown. */
const MARKET_MONTHS = 12;

/** What the caller's own applications, targets and practice amount to; nobody else reads it. */
@Controller()
export class OwnFiguresController {
  @Handles(getOwnWay)
  async journey({ months }: Input<typeof getOwnWay>, ctx: Ctx): Promise<Output<typeof getOwnWay>> {
    const { since } = await monthsBack(ctx, Number(months));
    const { applications, stagesOf } = await ownApplications(ctx, since);
    return ownWay(applications, stagesOf);
  }

  @Handles(getOwnMarket)
  async market(_: Input<typeof getOwnMarket>, ctx: Ctx): Promise<Output<typeof getOwnMarket>> {
    const { since, timezone, today } = await monthsBack(ctx, MARKET_MONTHS);
    const targets = await paidForTargets(ctx, since);
    const industries = [...new Set(targets.map(({ industry }) => industry))];
    const opened = industries.length > 0 ? await openedByMonth(ctx, industries, since, timezone) : [];
    const months = Array.from({ length: MARKET_MONTHS }, (_none, at) =>
      monthOf(monthStart(today, at + 1 - MARKET_MONTHS)),
    );
    return {
      targets,
      months: months.map((month) => ({ month, opened: opened.find((one) => one.month === month)?.opened ?? 0 })),
      open: opened.reduce((sum, { open }) => sum + open, 0),
    };
  }

  @Handles(getOwnDemand)
  async demand(_: Input<typeof getOwnDemand>, ctx: Ctx): Promise<Output<typeof getOwnDemand>> {
    const [{ since, today }, lately] = await Promise.all([
      monthsBack(ctx, 2 * DEMAND_MONTHS),
      monthsBack(ctx, DEMAND_MONTHS),
    ]);
    const [targets, seats] = await Promise.all([targetsOf(ctx.db, ctx.userId), wantedSeats(ctx, since, lately.since)]);
    return {
      targets: targets.map(({ id: targetId, title, industry }) => ({
        targetId,
        title,
        industry,
        ...demandOf(seats.filter((one) => one.targetId === targetId)),
      })),
      until: today,
    };
  }

  @Handles(getOwnResponses)
  async performance(_: Input<typeof getOwnResponses>, ctx: Ctx): Promise<Output<typeof getOwnResponses>> {
    const [{ applications, stagesOf }, practices] = await Promise.all([
      ownApplications(ctx, new Date(0)),
      practicesOf(ctx.db, ctx.userId),
    ]);
    return {
      applications: applications.length,
      resumes: responsesOf(applications, stagesOf),
      practices: practices.toReversed().flatMap(({ id: practiceId, positionTitle, startedAt, tries }) => {
        const score = scoreOf(tries);
        return score === null ? [] : [{ practiceId, positionTitle, startedAt, score }];
      }),
    };
  }

  @Handles(getOwnPace)
  async pace(_: Input<typeof getOwnPace>, ctx: Ctx): Promise<Output<typeof getOwnPace>> {
    const [targets, people, skills, today] = await Promise.all([
      targetsOf(ctx.db, ctx.userId),
      aimingAlike(ctx),
      namedSkills(ctx),
      todayOf(ctx),
    ]);
    return {
      targets: targets.map(({ id: targetId, title, industry }) => {
        const needs = people.find((one) => one.mine && one.targetId === targetId)?.needs;
        const missing = needs?.reduce((sum, { level, required }) => sum + Math.max(0, required - level), 0);
        return { targetId, title, industry, missing: missing ?? null };
      }),
      pace: paceOf(skills, ctx.now),
      today,
    };
  }

  @Handles(getOwnChances)
  async predictions(_: Input<typeof getOwnChances>, ctx: Ctx): Promise<Output<typeof getOwnChances>> {
    const running = await runningStages(ctx);
    const past =
      running.length > 0
        ? await movedOnIn(
            ctx,
            running.map(({ industry }) => industry),
          )
        : [];
    return { items: chancesOf(running, past ?? []), away: past === undefined };
  }

  @Handles(getOwnPlace)
  async benchmarks(_: Input<typeof getOwnPlace>, ctx: Ctx): Promise<Output<typeof getOwnPlace>> {
    const [targets, people] = await Promise.all([targetsOf(ctx.db, ctx.userId), aimingAlike(ctx)]);
    const measured = people.map(({ needs, ...one }) => ({ ...one, readiness: readinessOf(needs).readiness ?? 0 }));
    return {
      targets: targets.map(({ id: targetId, title, industry }) => {
        const alike = measured.filter((one) => one.targetId === targetId);
        const readiness = alike.find(({ mine }) => mine)?.readiness ?? null;
        const others = alike.flatMap((one) => (one.mine ? [] : [one.readiness]));
        const percentile = readiness === null ? null : percentileAmong(readiness, others);
        return { targetId, title, industry, readiness, percentile };
      }),
    };
  }
}

/** Who moved on in these industries; nothing where the service that counts is away. */
async function movedOnIn(ctx: Ctx, industries: readonly Industry[]) {
  try {
    return (await ctx.call(stagesMovedOn, { industries: [...new Set(industries)] })).items;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.log.warn({ err: error }, 'chances of applications are told without the past');
    return undefined;
  }
}

/** The first instant of so many months, the present one included, by the clocks of the organization. */
async function monthsBack(ctx: Ctx, months: number) {
  const timezone = await timezoneOf(ctx);
  const today = dayIn(ctx.now, timezone);
  return { timezone, today, since: instantIn(monthStart(today, 1 - months), '00:00', timezone) };
}
