import type { OpenSeat } from '@talent-os/contracts/talent/open-seats';
import { spanText } from './labels';
import { placeOf, type Axis } from './span.rules';
import css from './status.module.css';

type SeatSpanProps = { readonly seat: OpenSeat; readonly axis: Axis; readonly today: string };

/** A seat on the axis: how long it has been open, the range of its forecast, and the day that was planned. */
export function SeatSpan({ seat, axis, today }: SeatSpanProps) {
  const { openedAt, forecastOn, forecastFrom, forecastTo, plannedOn, status, daysBehind } = seat;
  const between = (from: string, to: string) => ({
    left: `${placeOf(from, axis)}%`,
    width: `${placeOf(to, axis) - placeOf(from, axis)}%`,
  });
  const at = (day: string) => ({ left: `${placeOf(day, axis)}%` });
  return (
    <div className={css.span} role="img" aria-label={spanText(seat)} data-behind={daysBehind > 0 || undefined}>
      <i className={css.open} data-held={status === 'on_hold' || undefined} style={between(openedAt, today)} />
      {forecastFrom && forecastTo && <i className={css.range} style={between(forecastFrom, forecastTo)} />}
      {forecastOn && <i className={css.forecast} style={at(forecastOn)} />}
      {plannedOn && <i className={css.planned} style={at(plannedOn)} />}
      <i className={css.now} style={at(today)} />
    </div>
  );
}
