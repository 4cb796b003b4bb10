import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@talent-os/testing';
import { findProgram } from './find-program.js';
import { runProgram } from './run-program.js';
import { inScratch, sweepScratch } from './scratch.js';

const folder = mkdtempSync(join(tmpdir(), 'talent-os-programs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const script = (text: string, signal = AbortSignal.timeout(10_000), cpuSeconds = 10) =>
  runProgram({ program: '/bin/sh', args: ['-c', text], folder, signal, cpuSeconds });
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

describe('a program', () => {
  it('says what it says, and how it ended', async () => {
    expect(await script('echo hello; exit 3')).toEqual({ code: 3, said: 'hello\n' });
    await expect(
      runProgram({
        program: join(folder, 'none'),
        args: [],
        folder,
        signal: AbortSignal.timeout(5_000),
        cpuSeconds: 1,
      }),
    ).resolves.toMatchObject({ code: 127 });
  });

  it('is ended with everything it has started when its time is over', async () => {
    const ran = await script('sleep 600 & echo $!; sleep 600', AbortSignal.timeout(2_000));
    // Neither has come to its own end: the test would have been given up by then.
    expect(ran.code).toBeNull();
    await eventually(() => expect(isAlive(Number(ran.said))).toBe(false));
  });

  it('leaves nothing running behind its own end', async () => {
    const { code, said } = await script('sleep 600 & echo $!', AbortSignal.timeout(60_000));
    expect(code).toBe(0);
    await eventually(() => expect(isAlive(Number(said))).toBe(false));
  });

  it('gets so much computing time and no more, and knows no secrets', async () => {
    expect((await script('while :; do :; done', AbortSignal.timeout(50_000), 1)).code).not.toBe(0);
    process.env.MASTER_KEY ??= 'a secret';
    expect((await script('echo "$MASTER_KEY"')).said).toBe('\n');
  });

  it('is found on PATH where it may be run', () => {
    expect(findProgram('sh', '/nowhere:/bin')).toBe('/bin/sh');
    expect(findProgram('sh', '/nowhere')).toBeUndefined();
  });
});

describe('the folder of a recording', () => {
  it('is gone with its work, also where that fails', async () => {
    let seen = '';
    await expect(
      inScratch(async (one) => {
        seen = one;
        expect(existsSync(one)).toBe(true);
        throw new Error('broken');
      }, folder),
    ).rejects.toThrow('broken');
    expect(existsSync(seen)).toBe(false);
  });

  it('of a process that was killed is swept, and of one that lives is not', async () => {
    const { said } = await script(
      'mkdir -p talent-os-recordings/$$.1-left; touch talent-os-recordings/$$.1-left/audio; echo $$',
    );
    const left = join(folder, 'talent-os-recordings', `${said.trim()}.1-left`);
    expect(existsSync(left)).toBe(true);
    await inScratch(async (mine) => {
      expect(await sweepScratch(folder)).toBe(1);
      expect([existsSync(left), existsSync(mine)]).toEqual([false, true]);
    }, folder);
  });
});
