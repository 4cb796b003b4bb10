import type { findField } from '@talent-os/contracts/fields/index.js';
import { INSTANT } from './day-mentions.js';
import { mentionsIn } from './mentions.js';

export type Day = { readonly year: number; readonly month: number; readonly day: number };
export type Unit = NonNullable<ReturnType<typeof findField>>['field']['unit'];

const LONGEST_TEXT = 4_000;
const DAY_MS = 86_400_000;

/** Other usual ways to say a value of a unit: an amount in whole currency, a share in percent, minutes in hours. */
const restated: Readonly<Partial<Record<NonNullable<Unit>, readonly number[]>>> = {
  'minor units': [0.01],
  share: [100],
  milliseconds: [1 / 1_000, 1 / 60_000, 1 / 3_600_000],
  seconds: [1 / 60, 1 / 3_600],
  minutes: [1 / 60],
  hours: [1 / 24, 60],
  days: [1 / 7],
  weeks: [7],
  months: [1 / 12],
  bytes: [1 / 1_024, 1 / 1_024 ** 2, 1 / 1_024 ** 3, 1e-3, 1e-6, 1e-9],
};

/** Every number, day and time that is known, and the texts they stand in. */
export class Facts {
  /** Values of figures, in every way to say them. */
  private readonly values = new Set<number>();
  private sorted: readonly number[] | undefined;
  readonly days: Day[] = [];
  readonly times = new Set<number>();
  /** Spans between days that belong together, in days. */
  readonly spans = new Set<number>();
  /** Length of the longest list. */
  longest = 0;
  private readonly texts: string[] = [];
  private whole: string | undefined;

  constructor(readonly now: Date) {
    for (const ahead of [-1, 0, 1]) this.addDay(new Date(now.getTime() + ahead * DAY_MS));
  }

  number(value: number, unit?: Unit): void {
    if (!Number.isFinite(value)) return;
    const size = Math.abs(value);
    this.values.add(size);
    for (const factor of (unit && restated[unit]) ?? []) this.values.add(size * factor);
    if (unit === 'percent' && size <= 100) this.values.add(100 - size);
    if (unit === 'share' && size <= 1) this.values.add(100 * (1 - size));
    if (unit === undefined && size > 0 && size < 1) {
      this.values.add(100 * size);
      this.values.add(100 * (1 - size));
    }
    this.sorted = undefined;
  }

  /** A text that only may be quoted. */
  raw(text: string | undefined): void {
    this.texts.push((text ?? '').toLowerCase());
  }

  /** A text as it stands, with the numbers it says. */
  text(text: string): void {
    const kept = text.slice(0, LONGEST_TEXT);
    this.texts.push(kept.toLowerCase());
    // An answer quotes it in the middle of a line: there `1. Prospect` begins no list.
    for (const mention of mentionsIn(kept.replaceAll(/^/gm, '"'))) {
      if (mention.kind === 'number') for (const { value } of mention.readings) this.number(value);
      if (mention.kind === 'time') for (const one of mention.minutes) this.times.add(one);
      if (mention.kind === 'day')
        for (const { year, month, day } of mention.days)
          if (month && day) this.days.push({ year: year ?? this.now.getUTCFullYear(), month, day });
    }
    if (!INSTANT.test(kept)) return;
    const at = new Date(kept);
    this.spans.add(Math.abs(at.getTime() - this.now.getTime()) / DAY_MS);
  }

  private addDay(at: Date): void {
    this.days.push({ year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() });
  }

  /** The known value that is nearest to one, if it is as near as this. */
  near(value: number, tolerance: number): number | undefined {
    this.sorted ??= [...this.values].toSorted((a, b) => a - b);
    const reach = tolerance + Math.abs(value) * 1e-9;
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sorted[middle]! < value - reach) low = middle + 1;
      else high = middle;
    }
    const found = this.sorted[low];
    return found !== undefined && found <= value + reach ? found : undefined;
  }

  /** Whether a text that was read holds this one. */
  holds(text: string): boolean {
    this.whole ??= this.texts.join('\n');
    return this.whole.includes(text.toLowerCase());
  }
}
