import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import QuietReporter from './quiet-reporter.js';

const folder = mkdtempSync(join(tmpdir(), 'quiet-reporter-'));
const file = join(folder, 'products.log');
const before = process.env.TEST_LOG;
beforeAll(() => {
  process.env.TEST_LOG = file;
});
afterAll(() => {
  process.env.TEST_LOG = before;
  if (before === undefined) delete process.env.TEST_LOG;
  rmSync(folder, { recursive: true });
});

const printed = { type: 'log' as const, origin: 'a.test.js:1', message: 'a fault on purpose' };

/** What Jest is left to print of a file of tests in which so many failed. */
function shown(numFailingTests: number, testExecError?: Error): string[] | undefined {
  const reporter = new QuietReporter();
  appendFileSync(file, 'of the file before\n');
  reporter.onTestFileStart();
  appendFileSync(file, 'of a product\n');
  const result: Parameters<typeof reporter.onTestFileResult>[1] = {
    numFailingTests,
    testExecError,
    console: [printed],
  };
  reporter.onTestFileResult(undefined, result);
  return result.console?.map(({ message }) => message);
}

describe('what tests and their products log', () => {
  it('is not shown where all passed', () => expect(shown(0)).toBeUndefined());

  it('is shown where one failed, from where its file began', () => {
    const all = ['a fault on purpose', 'The products wrote meanwhile:\nof a product'];
    expect(shown(1)).toEqual(all);
    expect(shown(0, new Error('could not be run'))).toEqual(all);
  });
});
