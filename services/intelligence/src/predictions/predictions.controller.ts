import { Controller } from '@nestjs/common';
import { admits, type Input, type Output } from '@talent-os/contracts';
import { countClearanceEnds } from '@talent-os/contracts/cyber/clearance-ends.js';
import { listClearances } from '@talent-os/contracts/cyber/clearance.js';
import type { Dataset } from '@talent-os/contracts/facts/datasets.js';
import { datasetsFor } from '@talent-os/contracts/facts/rights.js';
import { CLIFF_DAYS, getPredictions } from '@talent-os/contracts/intelligence/predictions.js';
import { DomainError, Handles, type Ctx } from '@talent-os/service-kit';
import type { Day } from '@talent-os/service-kit/calendar';
import { todayOf } from '@talent-os/service-kit/people/timezone-of';
import { statesOf } from '../facts/states.js';
import { closedQuarter, predictFills, predictHires, predictLapses } from './predict.rules.js';
import { credentialsKnown, filledKnown, hiresKnown, learnedPeriod } from './predictions.queries.js';

/** How long the service that keeps clearances may take, in milliseconds. */
const PATIENCE_MS = 2_500;

/** What predictions are made of. */
const predictedFrom = new Set<Dataset>(['application_stage', 'seat', 'credential']);

type Parts = Output<typeof getPredictions>;

async function hiresOf(ctx: Ctx, today: Day): Promise<Parts['hires']> {
  const { standings, hires } = await hiresKnown(ctx, today);
  return { ...learnedPeriod(today), ...predictHires(today, standings, hires) };
}

const fillsOf = async (ctx: Ctx, today: Day): Promise<Parts['fills']> => ({
  ...learnedPeriod(today),
  ...predictFills(today, await filledKnown(ctx, today)),
});

async function credentialsOf(ctx: Ctx, today: Day): Promise<Parts['credentials']> {
  const { lapses, known, ending } = await credentialsKnown(ctx, today);
  return { ...learnedPeriod(today), ...predictLapses(today, lapses, known, ending), ending };
}

/** Clearances that are due, for who may read them; nothing where their service is away. */
async function clearancesOf(ctx: Ctx): Promise<Pick<Parts, 'clearances' | 'away'>> {
  if (!admits(ctx.ability, listClearances.access)) return { clearances: null, away: false };
  try {
    const patient = ctx.withDeadline(Math.min(PATIENCE_MS, ctx.meta.deadline - Date.now()));
    return { clearances: await patient.call(countClearanceEnds, { days: [...CLIFF_DAYS] }), away: false };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { clearances: null, away: true };
  }
}

@Controller()
export class PredictionsController {
  @Handles(getPredictions)
  async get(_input: Input<typeof getPredictions>, ctx: Ctx): Promise<Parts> {
    const today = await todayOf(ctx);
    const seen = datasetsFor(ctx.ability).filter((dataset) => predictedFrom.has(dataset));
    const states = await statesOf(ctx, seen);
    const [hires, fills, credentials, clearances] = await Promise.all([
      seen.includes('application_stage') ? hiresOf(ctx, today) : null,
      seen.includes('seat') ? fillsOf(ctx, today) : null,
      seen.includes('credential') ? credentialsOf(ctx, today) : null,
      clearancesOf(ctx),
    ]);
    const reading = seen.some((dataset) => !states.find((state) => state.dataset === dataset)?.rebuiltAt);
    return { quarter: closedQuarter(today), reading, hires, fills, credentials, ...clearances };
  }
}
