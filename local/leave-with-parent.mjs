// Loaded before a program by `node --import`, which then ends with the process that started it, however that one ended:
// standard input is a pipe that nobody writes to, and the kernel closes it together with the other end. Programs that
// this one starts in turn, with its arguments, may have another standard input: they are left alone, as its threads are.
import { fstatSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const input = isMainThread && fstatSync(0);
if (input && (input.isSocket() || input.isFIFO())) {
  process.stdin.once('close', () => process.kill(process.pid, 'SIGKILL'));
  process.stdin.resume().unref();
}
