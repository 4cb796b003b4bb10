import { Worker } from 'node:worker_threads';
import type { ReaderCall } from './read-apart.js';

/** Bytes of the whole process, a file of the largest size included. */
const MOST_MEMORY = 384 * 1024 * 1024;
const LOOK_EVERY_MS = 20;

/**
 * The program of `read-apart.ts`. The file is read in a thread, so that this one stays free to look at what it takes:
 * no limit of the engine counts what is unpacked into buffers.
 */
process.once('message', (call: ReaderCall) => {
  const worker = new Worker(new URL('reader-worker.js', import.meta.url), {
    workerData: call,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 192 },
  });
  worker.once('message', (result) => process.send!(result, () => process.exit(0)));
  worker.once('error', () => process.send!({ problem: 'large' }, () => process.exit(0)));
});
process.once('disconnect', () => process.exit(1));

setInterval(() => {
  if (process.memoryUsage.rss() > MOST_MEMORY) process.exit(1);
}, LOOK_EVERY_MS);
