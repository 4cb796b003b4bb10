import { parentPort, workerData } from 'node:worker_threads';
import type { ReaderCall, ReadTask } from './read-apart.js';
import { UnreadableFile } from './unreadable-file.js';

type Reader = { readonly readFile: (task: ReadTask) => Promise<unknown> };

const { reader, task } = workerData as ReaderCall;
const { readFile } = (await import(reader)) as Reader;
const result = await readFile(task).catch((error: unknown) => ({
  problem: error instanceof UnreadableFile ? error.problem : 'damaged',
}));
// A port of threads has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort!.postMessage(result);
