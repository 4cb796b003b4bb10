import { parentPort, workerData } from 'node:worker_threads';
import { readFile, type ReadTask } from './read-file.js';
import { UnreadableFile } from './unreadable-file.js';

const result = await readFile(workerData as ReadTask).catch((error: unknown) => ({
  problem: error instanceof UnreadableFile ? error.problem : 'damaged',
}));
// A port of threads has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort!.postMessage(result);
