import { describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const module = new URL('./shutdown.js', import.meta.url).href;

/** Runs a process that stops in order with a word, and does `act`. Answers its exit code and what it wrote. */
async function run(act: string): Promise<{ code: number | null; output: string }> {
  const code = `import { gracefulShutdown } from '${module}';
    const stopBy = gracefulShutdown();
    stopBy(async () => console.log('stopped in order'));
    setInterval(() => undefined, 1_000);
    ${act}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  const [exit] = (await once(child, 'close')) as [number | null];
  return { code: exit, output };
}

describe('a process', () => {
  it.each([
    ['a rejection that nobody caught', `Promise.reject(new Error('planted'));`, 'rejection'],
    ['an exception that nobody caught', `setTimeout(() => { throw new Error('planted'); });`, 'exception'],
    ['a failure to start', `throw new Error('planted');`, 'exception'],
  ])('tells %s, stops in order and fails', async (_title, act, kind) => {
    const { code, output } = await run(act);
    expect(code).toBe(1);
    const told = output.split('\n').find((line) => line.startsWith('{'));
    expect(JSON.parse(told ?? '{}')).toMatchObject({ level: 60, kind, err: { message: 'planted' } });
    expect(output).toContain('stopped in order');
  });

  it('that is asked to end stops in order, once, and has not failed', async () => {
    const { code, output } = await run(`process.kill(process.pid, 'SIGTERM'); process.kill(process.pid, 'SIGINT');`);
    expect(code).toBe(0);
    expect(output.split('stopped in order')).toHaveLength(2);
  });
});
