import { execFileSync, type ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operations } from '@talent-os/contracts/registry.js';
import { eventually, filesLeft, signIn, startOwnProduct, type Person } from '@talent-os/testing';
import { programs } from '../test/programs.js';
import { transcribe, wavOfBytes } from '../test/recordings.js';

const MEGABYTE = 1024 * 1024;
const OTHERS = [...new Set(operations.map(({ service }) => service).filter((service) => service !== 'transcription'))];
const found = programs();

let product: Awaited<ReturnType<typeof startOwnProduct>>;
let analyst: Person;

beforeAll(async () => {
  const env = {
    PATH: found.path,
    STT_COMMAND: `${found.add('count', 'echo heard')} {file}`,
    STT_TIMEOUT_SECONDS: '50',
  };
  product = await startOwnProduct({ name: 'twenty', targets: ['gateway', OTHERS.join(), 'transcription'], env });
  analyst = await signIn('analyst@sentinel.example', undefined, product.address);
});
afterAll(async () => {
  await product.stop();
  found.remove();
});

describe('twenty people at once', () => {
  it('send 24.9 MB each, and no process takes 64 MB more than for one of them', async () => {
    const audio = wavOfBytes(Math.floor(24.9 * MEGABYTE));
    const alone = await watched(async () => {
      for (let turn = 0; turn < 3; turn += 1) expect((await transcribe(analyst, audio)).body.success).toBe(true);
    });
    let answers: Awaited<ReturnType<typeof transcribe>>[] = [];
    const together = await watched(async () => {
      answers = await Promise.all(Array.from({ length: 20 }, () => transcribe(analyst, audio)));
    });
    // Whoever is not served in time is told so, and served all the same.
    for (const { status, body } of answers)
      expect(status === 504 ? typeof body.jobId : body.success).toBe(status === 504 ? 'string' : true);
    const grown = together.map((most, index) => (most - alone[index]!) / MEGABYTE);
    for (const growth of grown) expect(growth).toBeLessThanOrEqual(64);
    await eventually(async () => expect(await filesLeft(product.installation)).toBe(0), 120_000);
    const stages = await product.query<{ stage: string }>('select distinct stage from transcription.recording');
    expect(stages).toEqual([{ stage: 'done' }]);
  });

  const running = () => product.children;
  const memoryOf = ({ pid }: ChildProcess) =>
    Number(execFileSync('/bin/ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;

  /** The most memory each process holds while the work lasts, in bytes: what it rests at says little, it is not given back. */
  async function watched(work: () => Promise<void>): Promise<number[]> {
    const most = running().map(memoryOf);
    const look = setInterval(
      () => running().forEach((child, index) => (most[index] = Math.max(most[index]!, memoryOf(child)))),
      100,
    );
    await work().finally(() => clearInterval(look));
    return most;
  }
});
