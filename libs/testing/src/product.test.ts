import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort, untilReady } from './product.js';
import { startNode } from './start-node.js';

/** A part that never answers. */
const silent = () => startNode(['-e', 'setInterval(() => {}, 1000)']);
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

describe('a part', () => {
  it('ends with the process that started it, also when that one is killed', async () => {
    const module = JSON.stringify(new URL('start-node.js', import.meta.url));
    const part = `console.log('runs'); setInterval(() => {}, 1000);`;
    const code = `import { startNode } from ${module}; startNode(['-e', ${JSON.stringify(part)}]);`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', code], {
      env: { ...process.env, TEST_LOG: undefined },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(parent.stdout, 'data');
    parent.kill('SIGKILL');
    // Both write there: it closes when both are gone.
    await once(parent, 'close');
    expect(parent.signalCode).toBe('SIGKILL');
  });
});
