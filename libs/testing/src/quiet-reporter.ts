import { readFileSync, statSync } from 'node:fs';

type Result = {
  readonly numFailingTests: number;
  readonly testExecError?: unknown;
  /** What its tests wrote by `console`. */
  console?: { readonly type: 'log'; readonly origin: string; readonly message: string }[] | undefined;
};

/** Lines of the products' log that a failed file shows at most: the last ones. */
const MOST_LINES = 400;

const log = () => process.env.TEST_LOG ?? '';
const sizeOfLog = () => statSync(log(), { throwIfNoEntry: false })?.size ?? 0;

/**
 * Stands before Jest's own reporter and takes away what the tests of a file and the products beside them have logged,
 * unless one of the tests failed: faults that tests cause on purpose are no news.
 */
export default class QuietReporter {
  private from = 0;

  onTestFileStart(): void {
    this.from = sizeOfLog();
  }

  onTestFileResult(_test: unknown, result: Result): void {
    const failed = result.numFailingTests > 0 || result.testExecError !== undefined;
    const logged = failed && sizeOfLog() > this.from ? readFileSync(log()).subarray(this.from).toString() : '';
    const lines = logged.trimEnd().split('\n').slice(-MOST_LINES);
    const entry = { type: 'log' as const, origin: '', message: ['The products wrote meanwhile:', ...lines].join('\n') };
    result.console = failed ? [...(result.console ?? []), ...(logged ? [entry] : [])] : undefined;
  }
}
