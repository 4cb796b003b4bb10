import { describe, expect, it } from '@jest/globals';
import type { Envelope } from '@talent-os/service-kit';
import { signedPart } from '../export/signed-part.rules.js';
import { verifySignedFile } from '../verify/signed-file.js';
import { forgedKey, key, keys, ORGANIZATION, soundChain } from './sample-chain.js';

const envelopes = Array.from({ length: 9 }, (_, nth): Envelope => ({
  id: `0192f5a0-0000-7000-8000-00000000000${nth}`,
  name: 'sales.deal.moved',
  organizationId: ORGANIZATION,
  actorId: null,
  actorRole: null,
  industry: 'SALES',
  operation: 'sales.deals.move',
  requestId: 'r',
  traceparent: null,
  payload: { nth },
  at: `2026-11-20T10:00:0${nth}.000Z`,
}));
const { rows } = soundChain(envelopes, []);
/** Records from one place to another, in parts of so many. */
function fileOf(first: number, until: number, size: number, by = key): string[] {
  const parts: string[] = [];
  for (let from = first; from <= until; from += size) {
    const records = rows.slice(from - 1, Math.min(from - 1 + size, until));
    parts.push(signedPart({ organizationId: ORGANIZATION, until, at: '2026-11-21T00:00:00.000Z' }, records, by));
  }
  return parts.flatMap((part) => part.trimEnd().split('\n'));
}
async function* read(lines: readonly string[]) {
  yield* lines;
}
const verdictOn = (lines: readonly string[]) => verifySignedFile(read(lines), keys);
const sound = fileOf(2, 8, 3);

describe('a signed file', () => {
  it('that is whole is sound, from the beginning of the chain or from within', async () => {
    const found = { organizationId: ORGANIZATION, fault: null };
    expect(await verdictOn(sound)).toEqual({ ...found, first: 2, last: 8, parts: 3 });
    expect(await verdictOn(fileOf(1, 9, 20))).toEqual({ ...found, first: 1, last: 9, parts: 1 });
  });

  it.each<[string, readonly string[]]>([
    ['a changed record', sound.with(2, sound[2]!.replace('nth', 'mth'))],
    [
      'a number no machine can hold',
      sound.with(2, sound[2]!.replace(/"at":"[^"]+"/, '"at":1e999').replace('"hash"', '"mesh"')),
    ],
    ['a record less', sound.toSpliced(2, 1)],
    ['a record twice', sound.toSpliced(2, 0, sound[2]!)],
    ['two records in the other order', sound.with(1, sound[2]!).with(2, sound[1]!)],
    ['another header', sound.with(0, sound[0]!.replace('"at":"2026', '"at":"2025'))],
    ['a part less', sound.toSpliced(5, 5)],
    ['no last part', sound.slice(0, 10)],
    [
      'no first part',
      fileOf(1, 9, 3)
        .slice(5)
        .with(0, fileOf(1, 9, 3)[0]!),
    ],
    ['no signature', sound.slice(0, -1)],
    ['a signature of somebody else', fileOf(2, 8, 3, forgedKey)],
    ['the signature of another part', sound.with(4, sound[9]!)],
    ['a part of another file', [...sound.slice(0, 10), ...fileOf(8, 9, 3)]],
    ['something behind its end', [...sound, 'null']],
    ['nothing in it', []],
  ])('with %s is not', async (_, lines) => {
    expect((await verdictOn(lines)).fault).not.toBeNull();
  });

  it('is sound for nobody who does not trust its key', async () => {
    expect((await verifySignedFile(read(sound), new Map())).fault).toEqual({
      line: 5,
      reason: 'is signed by no trusted key',
    });
  });
});
