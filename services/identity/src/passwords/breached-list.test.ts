import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { BreachedList, makeBreachedList } from './breached-list.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'talent-os-passwords-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sha1 = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();

async function listOf(lines: readonly string[]): Promise<BreachedList> {
  writeFileSync(join(folder, 'hashes.txt'), lines.join('\r\n'));
  await makeBreachedList(join(folder, 'hashes.txt'), join(folder, 'list'));
  return BreachedList.open(join(folder, 'list'));
}

describe('a list of breached passwords', () => {
  it('holds what it was made of, and nothing else', () =>
    fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 40 }), async (passwords) => {
        const held = passwords.filter((_, index) => index % 2 === 0);
        const list = await listOf(held.map(sha1).toSorted());
        expect(list.count).toBe(held.length);
        const found = await Promise.all(passwords.map((one) => list.has(one)));
        await list.close();
        expect(found).toEqual(passwords.map((one) => held.includes(one)));
      }),
      { numRuns: Number(process.env.FC_RUNS ?? 30) },
    ));

  it('takes counts, empty lines and repeats', async () => {
    const hash = sha1('correct horse battery');
    const list = await listOf(['', `${hash}:12`, hash.toLowerCase(), '']);
    expect(list.count).toBe(1);
    expect(await list.has('correct horse battery')).toBe(true);
    await list.close();
  });

  it.each([
    ['something else', ['hunter2'], 'line 1 is no SHA-1'],
    ['an order of its own', ['f'.repeat(40), 'e'.repeat(40)], 'line 2 is out of order'],
  ])('is not made of %s', async (_, lines, message) => expect(listOf(lines)).rejects.toThrow(message));

  it('is no other file', async () => {
    writeFileSync(join(folder, 'other'), 'hunter2\nhunter3\n');
    await expect(BreachedList.open(join(folder, 'other'))).rejects.toThrow('is no list of passwords');
  });
});
