import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { KnowledgeProblem } from '@talent-os/contracts/chat/knowledge-states.js';
import type { ReadText, ReadTask } from './reading/read-file.js';

type ReadResult = ReadText | { readonly problem: KnowledgeProblem };

const PROGRAM = fileURLToPath(new URL('reading/reader-process.js', import.meta.url));
/** In milliseconds: beyond it the process is ended with whatever it is at. */
const TIMEOUT_MS = 60_000;
/** What the process may do: read what it is made of. It writes nothing, starts nothing and knows no secret. */
const BOUNDS = ['--permission', '--allow-fs-read=*', '--allow-worker', '--max-old-space-size=128', '--no-warnings'];

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a file in a process of its own, one file at a time: what a hostile one brings about ends there. Time and memory
 * are bounded; a process that ends without a word was ended for its memory.
 */
export function readApart(task: ReadTask, timeoutMs = TIMEOUT_MS): Promise<ReadResult> {
  const turn = last.then(() => read(task, timeoutMs));
  last = turn.catch(() => undefined);
  return turn;
}

function read(task: ReadTask, timeoutMs: number): Promise<ReadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(PROGRAM, [], {
      env: {},
      execArgv: BOUNDS,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const timer = setTimeout(() => end({ problem: 'slow' }), timeoutMs);
    const end = (result: ReadResult) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(result);
    };
    child.once('message', (result) => end(result as ReadResult));
    child.once('exit', () => end({ problem: 'large' }));
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.send(task, (error) => error && end({ problem: 'large' }));
  });
}
