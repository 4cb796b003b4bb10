import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { zipped } from './zipped.js';

it('holds every file as it came, whatever pieces it came in', async () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}\/[a-z]{1,8}\.json$/), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(names, fc.array(fc.string(), { maxLength: 6 }), async (paths, pieces) => {
      async function* content() {
        for (const piece of pieces) yield new TextEncoder().encode(piece);
      }
      async function* files() {
        for (const name of paths) yield { name, content: content() };
      }
      const parts: Uint8Array[] = [];
      for await (const part of zipped(files(), new Date('2026-11-20T09:30:00Z'))) parts.push(part);
      const found = unzipSync(new Uint8Array(Buffer.concat(parts)));
      expect(Object.keys(found).toSorted()).toEqual(paths.toSorted());
      const whole = new TextDecoder().decode(Buffer.concat(pieces.map((piece) => new TextEncoder().encode(piece))));
      for (const name of paths) expect(strFromU8(found[name]!)).toBe(whole);
    }),
  );
});
