import { FILLS_NEEDED, type OpenSeat } from '@talent-os/contracts/talent/open-seats';
import { counted } from '@/lib/counted';
import { day } from '@/lib/format';

type Forecast = Pick<OpenSeat, 'status' | 'forecastOn' | 'fills'>;

/** When a seat will be filled, or why nobody can tell. */
export function forecastText({ status, forecastOn, fills }: Forecast): string {
  if (status === 'on_hold') return 'On hold';
  if (forecastOn) return day(forecastOn);
  return fills < FILLS_NEEDED ? 'Too few fills' : 'Longer than any fill';
}

/** What the forecast rests on. */
export const basisText = ({ fills }: Pick<OpenSeat, 'fills'>): string => `n = ${fills}`;

/** The days of a seat in words. */
export function spanText(seat: Forecast & Pick<OpenSeat, 'daysOpen' | 'forecastFrom' | 'forecastTo' | 'plannedOn'>) {
  const { daysOpen, forecastFrom, forecastTo, plannedOn } = seat;
  return [
    `Open ${counted(daysOpen, 'days')}`,
    forecastFrom && forecastTo
      ? `forecast ${forecastText(seat)}, between ${day(forecastFrom)} and ${day(forecastTo)}`
      : forecastText(seat).toLowerCase(),
    ...(plannedOn ? [`planned ${day(plannedOn)}`] : []),
  ].join('; ');
}
