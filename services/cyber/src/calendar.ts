const DAY_MS = 86_400_000;

/** The day of an instant in UTC, `2026-11-20`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The instant so many days before another one. */
export const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * DAY_MS);

/** Whole minutes between two instants, rounded; negative where the second lies before the first. */
export const minutesBetween = (from: Date, to: Date): number => Math.round((to.getTime() - from.getTime()) / 60_000);

/** The instant so many minutes after another one. */
export const minutesAfter = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);
