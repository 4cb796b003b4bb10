import { runJourneysAt } from './browser.ts';
import { runPass, runPlain } from './jest.ts';
import type { CheckContext, Place, Suite, TestResult } from './outcome.ts';
import { runRunner } from './tools.ts';

let count = 0;

/** Runs what stands at some places of one suite, and nothing else: those that need a product have a new one. */
export function runPlaces(suite: Suite, places: readonly Place[], context: CheckContext): Promise<TestResult[]> {
  const files = [...new Set(places.flatMap(({ file, files: all = [file] }) => all))];
  const label = `again-${(count += 1)}-${suite.replaceAll(/\W/g, '-')}`;
  switch (suite) {
    case 'unit':
    case 'web':
      return runPlain(suite, label, context, files);
    case 'runner':
    case 'runner with services':
      return runRunner(suite, files, context);
    case 'browser':
      return runJourneysAt(places, label, context);
    default:
      return runPass(suite, files, label, context);
  }
}
