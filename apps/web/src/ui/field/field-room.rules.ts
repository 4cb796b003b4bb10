import { counted } from '@/lib/counted';

type LimitedText = {
  readonly value: string;
  /** What of it is chosen, and so replaced. */
  readonly start: number;
  readonly end: number;
  readonly most: number;
};

/** A limit is spoken of when little of it is left. */
const NEAR = 0.1;

/** Why a text does not go into a field, in words; nothing where it fits. A field that cut it would keep half of what was meant. */
export function refusalOf({ value, start, end, most }: LimitedText, text: string): string | undefined {
  const over = value.length - (end - start) + text.length - most;
  if (over <= 0) return undefined;
  return `This is ${counted(over, 'characters')} too long for the field, so nothing of it was put in. It takes ${counted(most, 'characters')}.`;
}

/** How much room a field has left, in words, once that is little; nothing before. */
export function roomOf({ value, most }: Pick<LimitedText, 'value' | 'most'>): string | undefined {
  const left = most - value.length;
  if (left > Math.max(5, most * NEAR)) return undefined;
  return left <= 0
    ? `The field is full: it takes ${counted(most, 'characters')}`
    : `${counted(left, 'characters')} left`;
}
