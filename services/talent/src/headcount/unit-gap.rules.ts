import type { Output } from '@talent-os/contracts';
import type { Unit } from '@talent-os/contracts/healthcare/units.js';
import type { getHealthcareHeadcount } from '@talent-os/contracts/talent/headcount.js';
import type { Seat } from './seats.queries.js';

type Figures = Output<typeof getHealthcareHeadcount>['items'][number];
/** Hours a full-time person works in a week. */
const FULL_TIME_HOURS = 40;

const tenths = (value: number) => Math.round(value * 10) / 10;
const key = (department: string) => department.toLowerCase();

/** Nursing hours of the last seven days below target: none while no census says how many patients there were. */
export const gapHours = ({ targetHppd, hppd }: Pick<Unit, 'targetHppd' | 'hppd'>): number =>
  Math.max(0, targetHppd * hppd.patientDays - hppd.hours);

/**
 * Units with the vacancy of the seats of its name and the hours they lack as full-time people: weekly gap hours ÷
 * 40. A unit goes by their name where there are any. Source: screens, section 7.6.
 */
export function unitFigures(units: readonly Unit[], seats: readonly Seat[]): Figures[] {
  const seatsOf = Map.groupBy(seats, ({ department }) => key(department));
  return units.map((unit) => {
    const own = seatsOf.get(key(unit.department)) ?? [];
    const hours = gapHours(unit);
    return {
      department: own[0]?.department ?? unit.department,
      seats: own.length,
      vacant: own.filter(({ vacant }) => vacant).length,
      hppd: unit.hppd.actual,
      targetHppd: unit.targetHppd,
      gapHours: tenths(hours),
      gapFte: tenths(hours / FULL_TIME_HOURS),
    };
  });
}
