import type { Industry } from '@talent-os/contracts';
import { PLAN_QUARTERS } from '@talent-os/contracts/talent/headcount.js';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import type { HeadcountTarget } from '../headcount/headcount-target.entity.js';
import { quartersFrom } from '../headcount/quarter.rules.js';
import type { SalaryBand } from '../requisitions/salary-band.entity.js';
import { bandData } from './planning.data.js';
import type { PositionRow } from './positions.seed.js';
import { type SeedRow, type World } from './world.js';

/** Minor units of a thousand. */
const THOUSAND = 100_000;

/** What a year in a team pays, in minor units. */
export function bandIn(industry: Industry, department: string): { readonly min: number; readonly max: number } {
  const [min, max] = bandData[industry][department]!;
  return { min: min * THOUSAND, max: max * THOUSAND };
}

export const bandRows = (world: World): SeedRow<SalaryBand>[] =>
  world.organization.industries.flatMap((industry) =>
    Object.keys(bandData[industry]).map((department) => ({ industry, department, ...bandIn(industry, department) })),
  );

/** Targets of every team for the quarters ahead: about what it has now, and growing for some. */
export function targetRows(world: World, seats: readonly PositionRow[]): SeedRow<HeadcountTarget>[] {
  const quarters = quartersFrom(dayIn(world.now, world.organization.timezone), PLAN_QUARTERS);
  const live = seats.filter(({ status }) => status !== 'closed');
  const teams = Map.groupBy(live, ({ industry, department }) => `${industry}/${department}`);
  return [...teams].flatMap(([name, own]) => {
    const dice = world.dice(`headcount/${name}`);
    const { industry, department } = own[0]!;
    const start = own.length + dice.between(-1, 2);
    const growth = dice.pick([0, 0, 1, 1, 2]);
    return quarters.map(({ quarter }, ahead) => ({
      industry,
      department,
      quarter,
      targetSeats: start + ahead * growth,
    }));
  });
}
