import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { KnowledgeProblem } from '@talent-os/contracts/chat/knowledge-states.js';
import type { KnowledgeKind } from '@talent-os/contracts/upload.js';

export type ReadTask = {
  readonly kind: KnowledgeKind;
  readonly filename: string;
  readonly content: Uint8Array;
  /** What the reader is told beside the file. */
  readonly told?: Readonly<Record<string, string>>;
};
/** A module that exports `readFile`, which takes a task and throws `UnreadableFile`, and the task. */
export type ReaderCall = { readonly reader: string; readonly task: ReadTask };
/** What a reader makes of a file, or why it cannot. */
type ReadResult<R> = R | { readonly problem: KnowledgeProblem };

const PROGRAM = fileURLToPath(new URL('reader-process.js', import.meta.url));
/** In milliseconds: beyond it the process is ended with whatever it is at. */
const TIMEOUT_MS = 60_000;
/** What the process may do: read what it is made of. It writes nothing, starts nothing and knows no secret. */
const BOUNDS = ['--permission', '--allow-fs-read=*', '--allow-worker', '--max-old-space-size=128', '--no-warnings'];

let last: Promise<unknown> = Promise.resolve();

/**
 * Has a module read a file in a process of its own, one file at a time: what a hostile one brings about ends there. Time
 * and memory are bounded; a process that ends without a word was ended for its memory.
 */
export function readApart<R>(reader: URL, task: ReadTask, timeoutMs = TIMEOUT_MS): Promise<ReadResult<R>> {
  const turn = last.then(() => read<R>({ reader: reader.href, task }, timeoutMs));
  last = turn.catch(() => undefined);
  return turn;
}

function read<R>(call: ReaderCall, timeoutMs: number): Promise<ReadResult<R>> {
  return new Promise((resolve, reject) => {
    const child = fork(PROGRAM, [], {
      env: {},
      execArgv: BOUNDS,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const timer = setTimeout(() => end({ problem: 'slow' }), timeoutMs);
    const end = (result: ReadResult<R>) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(result);
    };
    child.once('message', (result) => end(result as ReadResult<R>));
    child.once('exit', () => end({ problem: 'large' }));
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.send(call, (error) => error && end({ problem: 'large' }));
  });
}
