import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson } from '../chain/canonical-json.js';
import { merkleRoot } from '../checkpoints/merkle.js';
import { canonicalForm } from '../verify/canonical-form.js';
import { TreeFold } from '../verify/tree-fold.js';

const hash = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));

describe('writer and verifier', () => {
  it('share no code: the verifier imports nothing from outside its folder but Node and the database driver', () => {
    const folder = join(import.meta.dirname, '../verify');
    const imported = readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .flatMap((name) =>
        [...readFileSync(join(folder, name), 'utf8').matchAll(/\bfrom '([^']+)'/g)].map((match) => match[1]!),
      );
    expect(imported.length).toBeGreaterThan(10);
    expect(imported.filter((specifier) => !/^(node:[a-z/]+|\.\/[\w-]+\.js|typeorm)$/.test(specifier))).toEqual([]);
  });

  it('spell every JSON value alike', () => {
    const names = fc.string({ unit: 'binary' });
    const values = fc.jsonValue({ stringUnit: 'binary' });
    fc.assert(
      fc.property(
        fc.oneof(values, fc.dictionary(names, values), fc.double({ noNaN: true, noDefaultInfinity: true }), names),
        (value) => {
          expect(canonicalForm(value)).toBe(canonicalJson(value));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('spell what is rare alike', () => {
    const rare = [
      -0,
      5e-324,
      1.7976931348623157e308,
      1e21,
      999999999999999900000,
      2 ** 53,
      '\ud800',
      'a\udfffb',
      '\u2028\u007f',
      { '10': 1, '9': 2, '\ud83d\ude00': 3, '\ufb33': 4, '': 5 },
    ];
    for (const value of rare) expect(canonicalForm(value)).toBe(canonicalJson(value));
  });

  it('build the same tree, of whatever size', () => {
    const fold = new TreeFold();
    fc.assert(
      fc.property(fc.array(hash, { minLength: 1, maxLength: 70 }), (hashes) => {
        for (const one of hashes) fold.add(one);
        expect(fold.take()).toBe(merkleRoot(hashes));
      }),
    );
    expect(fold.take()).toBeUndefined();
  });
});
