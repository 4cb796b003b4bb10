import type { Output } from '@talent-os/contracts';
import type { Unit } from '@talent-os/contracts/healthcare/units.js';
import type { getHealthcareHeadcount } from '@talent-os/contracts/talent/headcount.js';
import type { Team } from './plan.rules.js';

type Figures = Output<typeof getHealthcareHeadcount>['items'][number];
/** Hours a full-time person works in a week. */
export const FULL_TIME_HOURS = 40;

const tenths = (value: number) => Math.round(value * 10) / 10;
const key = (department: string) => department.toLowerCase();

/** Nursing hours of the last seven days below target: none while no census says how many patients there were. */
export const gapHours = ({ targetHppd, hppd }: Pick<Unit, 'targetHppd' | 'hppd'>): number =>
  Math.max(0, targetHppd * hppd.patientDays - hppd.hours);

/**
 * Units with the vacancy of the team of the same name and the hours they lack as full-time people: weekly gap hours ÷
 * 40. A unit goes by its team's name where there is one. Source: screens, section 7.6.
 */
export function unitFigures(units: readonly Unit[], teams: readonly Team[]): Figures[] {
  const teamOf = new Map(teams.map((team) => [key(team.department), team]));
  return units.map((unit) => {
    const { department = unit.department, filled = 0, open = 0 } = teamOf.get(key(unit.department)) ?? {};
    const hours = gapHours(unit);
    return {
      department,
      seats: filled + open,
      vacant: open,
      hppd: unit.hppd.actual,
      targetHppd: unit.targetHppd,
      gapHours: tenths(hours),
      gapFte: tenths(hours / FULL_TIME_HOURS),
    };
  });
}
