import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.js';
import { untilReady } from './product.js';
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

describe('the library of the tests', () => {
  /** The packages a module loads. */
  async function loadedBy(module: string): Promise<string> {
    const code = `await import(${JSON.stringify(module)}); const { default: { _cache } } = await import('node:module');
      console.log(Object.keys(_cache).join())`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (text: Buffer) => (said += text.toString()));
    await once(child, 'close');
    return said;
  }
  const HEAVY = /node_modules\/(?:typeorm|@nestjs|bullmq)\//;

  it('loads no framework: each file of tests pays for it anew', async () => {
    expect(await loadedBy(new URL('index.js', import.meta.url).href)).not.toMatch(HEAVY);
    expect(await loadedBy(import.meta.resolve('@talent-os/service-kit/host/host-service'))).toMatch(HEAVY);
  });
});

describe('a pass', () => {
  const run = async (last: string) => {
    const module = JSON.stringify(new URL('end-soon.js', import.meta.url));
    const code = `import { endSoon } from ${module}; import { createServer } from 'node:net'; ${last}; endSoon(50);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    const [status] = (await once(child, 'close')) as [number];
    return { status, said };
  };

  it('that has left something open ends all the same, as a failure that says what', async () => {
    expect(await run('createServer().listen(0)')).toEqual({
      status: 1,
      said: expect.stringContaining('Tests have left open: TCPServerWrap'),
    });
    expect(await run('')).toEqual({ status: 0, said: '' });
  });
});

describe('a free port', () => {
  it('is none of those that connections get which leave the machine: one would be taken before somebody listens', async () => {
    const ports = await Promise.all(Array.from({ length: 50 }, freePort));
    expect(Math.max(...ports)).toBeLessThan(32_768);
  });
});
