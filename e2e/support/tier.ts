import { fallsTo, TURNS } from '../../local/checks/journeys.ts';

/**
 * `npm run test:all` judges everything in every way. `npm test` judges everything in one way, and the third of it that
 * falls to this commit in every way: the same third wherever the commit is tested, another one with the next.
 */
const whole = process.env['TIER'] !== 'gate';
const commit = process.env['COMMIT'] ?? '';

/** Whether what has this name is judged in every way. */
export const everyWay = (name: string): boolean => whole || fallsTo(commit, name);

/** Whether a journey that takes turns, one in so many of which runs for a commit, runs for this one. */
export const isTurn = (name: string, turns: number): boolean => whole || fallsTo(commit, name, turns);

/**
 * Says of a journey that it takes turns: `npm test` runs the forty or so of these that fall to the commit, `npm run test:all`
 * all of them. Which journeys these are stands in CONTRIBUTING.md.
 */
export const IN_TURNS = { tag: TURNS } as const;
