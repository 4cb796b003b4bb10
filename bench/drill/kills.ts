import { setTimeout as after } from 'node:timers/promises';
import type { Victim } from './victims.ts';

/** One kill. Epoch milliseconds. */
export interface Outage {
  killedAt: number;
  /** When it answered again. */
  readyAt: number;
}

/** Quiet before the first kill, and between coming back and the next one, in milliseconds. */
const QUIET = 1_500;
/** Part of the load that no kill falls into, so that it also meets what came back last. */
const LAST_PART = 0.2;

/**
 * Moments of kills within the load, in milliseconds from its beginning: one in each of as many equal parts, at a place
 * in it that the seed decides.
 */
export function momentsOf(count: number, seconds: number, random: () => number): number[] {
  const part = (seconds * 1000 * (1 - LAST_PART) - QUIET) / count;
  return Array.from({ length: count }, (_, index) => QUIET + part * (index + random()));
}

/** Kills at those moments and starts again at once. Where coming back takes longer than the next moment, that one waits. */
export async function killAt(
  victim: Victim,
  moments: readonly number[],
  random: () => number,
  signal: AbortSignal,
): Promise<Outage[]> {
  const began = Date.now();
  const outages: Outage[] = [];
  for (const moment of moments) {
    const earliest = (outages.at(-1)?.readyAt ?? 0) + QUIET;
    await after(Math.max(0, began + moment - Date.now(), earliest - Date.now()), undefined, { signal });
    const killedAt = Date.now();
    await victim.kill(random)();
    outages.push({ killedAt, readyAt: Date.now() });
  }
  return outages;
}
