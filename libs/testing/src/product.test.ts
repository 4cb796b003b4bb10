import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { freePort, untilReady } from './product.js';

/** A part that never answers. */
const silent = () => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
const address = async () => `http://127.0.0.1:${await freePort()}`;

describe('a product that does not get ready', () => {
  it('in time is stopped: nobody else would do it', async () => {
    const part = silent();
    await expect(untilReady(await address(), [part], 200)).rejects.toThrow('did not get ready: no answer');
    expect(part.signalCode).toBe('SIGTERM');
  });

  it('because a part has ended is told at once, and the other parts are stopped', async () => {
    const [part, other] = [silent(), silent()];
    part.kill('SIGKILL');
    await expect(untilReady(await address(), [part, other])).rejects.toThrow('did not get ready');
    expect(other.signalCode).toBe('SIGTERM');
  });
});
