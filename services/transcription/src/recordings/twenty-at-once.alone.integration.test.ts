import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operations } from '@talent-os/contracts/registry.js';
import { eventually, filesLeft, signIn, startOwnProduct, type Person } from '@talent-os/testing';
import { programs } from '../test/programs.js';
import { transcribe, wavOfBytes } from '../test/recordings.js';

const MEGABYTE = 1024 * 1024;
const OTHERS = [...new Set(operations.map(({ service }) => service).filter((service) => service !== 'transcription'))];
const found = programs();

const folder = mkdtempSync(join(tmpdir(), 'talent-os-test-memory-'));
/**
 * Asked by a signal, a process writes down what it holds, in bytes, once it has thrown away what nobody needs. What it
 * takes of the machine says less: pieces that have passed are left lying, up to some 80 MB whoever sends, until it suits
 * the engine. The first collection sweeps buffers beside the work: what it freed is counted when the second begins (76 MB
 * of freed buffers still counted after one, 1.5 MB after two).
 */
const TELLS_MEMORY = `data:text/javascript,${encodeURIComponent(`
  import { appendFileSync } from 'node:fs';
  process.on('SIGUSR2', () => {
    gc();
    gc();
    const { heapUsed, external } = process.memoryUsage();
    appendFileSync(${JSON.stringify(folder)} + '/' + process.pid, heapUsed + external + '\\n');
  });`)}`;
/** In milliseconds: to look takes a process a tenth of a second. */
const ASKED_EVERY = 1_500;

let product: Awaited<ReturnType<typeof startOwnProduct>>;
let analyst: Person;

beforeAll(async () => {
  const env = {
    PATH: found.path,
    STT_COMMAND: `${found.add('count', 'echo heard')} {file}`,
    STT_TIMEOUT_SECONDS: '50',
    NODE_OPTIONS: `--expose-gc --import=${TELLS_MEMORY}`,
  };
  product = await startOwnProduct({ name: 'twenty', targets: ['gateway', OTHERS.join(), 'transcription'], env });
  analyst = await signIn('analyst@sentinel.example', undefined, product.address);
});
afterAll(() => product?.stop());
afterAll(() => {
  found.remove();
  rmSync(folder, { recursive: true });
});

describe('twenty people at once', () => {
  it('send 24.9 MB each, and no process holds 64 MB more than for one of them', async () => {
    const audio = wavOfBytes(Math.floor(24.9 * MEGABYTE));
    const alone = await watched(async () => {
      for (let turn = 0; turn < 3; turn += 1)
        expect((await transcribe(analyst, audio)).body).toMatchObject({ success: true });
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
    await eventually(async () => expect(await filesLeft(product.installation)).toBe(0));
    const stages = await product.query<{ stage: string }>('select distinct stage from transcription.recording');
    expect(stages).toEqual([{ stage: 'done' }]);
  });

  const told = ({ pid }: ChildProcess): number[] => {
    const file = join(folder, String(pid));
    return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').map(Number) : [];
  };

  /** The most memory each process holds while the work lasts, in bytes. */
  async function watched(work: () => Promise<void>): Promise<number[]> {
    const before = product.children.map((child) => told(child).length);
    const ask = () => product.children.forEach((child) => child.kill('SIGUSR2'));
    ask();
    const asking = setInterval(ask, ASKED_EVERY);
    await work().finally(() => clearInterval(asking));
    return product.children.map((child, index) => Math.max(...told(child).slice(before[index])));
  }
});
