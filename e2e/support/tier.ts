import { TURNS } from '../../local/checks/journeys.ts';
import { drawn, fallsTo } from '../../local/checks/turns.ts';

/**
 * `npm run test:all` judges everything in every way. `npm test` judges everything in one way, and the third of it that
 * falls to this commit in every way: the same third wherever the commit is tested, another one with the next.
 */
const whole = process.env['TIER'] !== 'gate';
const commit = process.env['COMMIT'] ?? '';

/** Whether what has this name is judged in every way. */
export const everyWay = (name: string): boolean => whole || fallsTo(commit, name);

/** Those of some names that are to run now. */
export const drawnNow = (names: readonly string[], atOnce: number): ReadonlySet<string> =>
  whole ? new Set(names) : drawn(commit, names, atOnce);

/**
 * Say of a journey that it takes turns: `npm test` runs those of its kind that fall to the commit, `npm run test:all` all
 * of them. Another way of a screen that has its main one, and the look at a screen in every colour and width.
 */
export const IN_TURNS = { tag: TURNS.otherWay } as const;
export const LOOK = { tag: TURNS.look } as const;
