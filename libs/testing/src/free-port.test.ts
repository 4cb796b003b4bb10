import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { freePort } from './free-port.js';
import { startNode } from './start-node.js';

const module = JSON.stringify(new URL('free-port.js', import.meta.url));

describe('a free port', () => {
  it('is drawn by nobody else before somebody listens there, also not by another process', async () => {
    const port = await freePort();
    const others = [port, port, port + 1];
    expect(await freePort(() => others.shift()!)).toBe(port + 1);
    const code = `import { freePort } from ${module};
      const draws = [${port}, ${port + 2}]; console.log(await freePort(() => draws.shift()));`;
    const other = startNode(['--input-type=module', '-e', code], { read: true });
    const [said] = (await once(other.stdout!, 'data')) as [Buffer];
    expect(Number(said)).toBe(port + 2);
    await once(other, 'exit');
  });

  it('is free again once the process that has drawn it has ended', async () => {
    const code = `import { freePort } from ${module}; console.log(await freePort()); process.kill(process.pid, 'SIGKILL');`;
    const other = startNode(['--input-type=module', '-e', code], { read: true });
    const [said] = (await once(other.stdout!, 'data')) as [Buffer];
    if (other.exitCode === null && other.signalCode === null) await once(other, 'exit');
    const draws = [Number(said)];
    expect(await freePort(() => draws.shift() ?? 0)).toBe(Number(said));
  });
});
