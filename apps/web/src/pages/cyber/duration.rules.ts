const HOUR = 60;
const DAY = 24 * HOUR;

const parts = (amount: number, big: string, rest: number, small: string) =>
  rest === 0 ? `${amount} ${big}` : `${amount} ${big} ${rest} ${small}`;

/** A length of time as people read it, from minutes: `45 min`, `3 h 20 min`, `2 d 4 h`. */
export function durationText(minutes: number): string {
  const whole = Math.round(Math.abs(minutes));
  if (whole < HOUR) return `${whole} min`;
  if (whole < DAY) return parts(Math.floor(whole / HOUR), 'h', whole % HOUR, 'min');
  return parts(Math.floor(whole / DAY), 'd', Math.floor((whole % DAY) / HOUR), 'h');
}
