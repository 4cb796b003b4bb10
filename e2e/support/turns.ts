import type { Reporter } from '@playwright/test/reporter';
import { tooMany, turnsOf } from '../../local/checks/journeys.ts';
import { FLOWS } from '../../local/checks/flows.data.ts';
import { drawnNow } from './tier.ts';

/** Leaves journeys to the commits they fall to, before the first begins: what is left out was not skipped. */
export default class Turns implements Reporter {
  preprocess({ suite, testRun }: Parameters<NonNullable<Reporter['preprocess']>>[0]): Promise<void> {
    const isFlow = (file: string) => file in FLOWS;
    const { every, turning, left } = turnsOf(suite.allTests(), { isFlow, draw: drawnNow });
    const [problem] = tooMany(every);
    if (problem !== undefined) throw new Error(problem);
    for (const journey of left) testRun.exclude(journey);
    const rest = left.length > 0 ? `; ${left.length} are left to npm run test:all` : '';
    process.stdout.write(
      `${every} journeys for every commit and ${turning - left.length} of ${turning} in turns${rest}\n`,
    );
    return Promise.resolve();
  }

  printsToStdio(): boolean {
    return false;
  }
}
