import type { Reporter } from '@playwright/test/reporter';
import { turnsOf } from '../../local/checks/journeys.ts';
import { isTurn } from './tier.ts';

/** Leaves journeys to the commits they fall to, before the first begins: what is left out was not skipped. */
export default class Turns implements Reporter {
  preprocess({ suite, testRun }: Parameters<NonNullable<Reporter['preprocess']>>[0]): Promise<void> {
    const { every, turning, left } = turnsOf(suite.allTests(), isTurn);
    for (const journey of left) testRun.exclude(journey);
    const chosen = turning.length - left.length;
    const rest = left.length > 0 ? `; ${left.length} are left to npm run test:all` : '';
    process.stdout.write(`${every} journeys for every commit and ${chosen} of ${turning.length} in turns${rest}\n`);
    return Promise.resolve();
  }

  printsToStdio(): boolean {
    return false;
  }
}
