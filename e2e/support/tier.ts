import { createHash } from 'node:crypto';

/**
 * `npm run test:all` judges everything in every way. `npm test` judges everything in one way, and the third of it that
 * falls to this commit in every way: the same third wherever the commit is tested, another one with the next.
 */
const whole = process.env['TIER'] !== 'gate';
const commit = process.env['COMMIT'] ?? '';
const THIRDS = 3;

/** Whether what has this name is judged in every way. */
export const everyWay = (name: string): boolean =>
  whole || createHash('sha256').update(`${commit} ${name}`).digest()[0]! % THIRDS === 0;
