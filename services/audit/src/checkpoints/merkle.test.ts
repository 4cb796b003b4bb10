import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { merkleRoot } from './merkle.js';

const sha256 = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
const [a, b, c] = ['aa', 'bb', 'cc'].map((byte) => byte.repeat(32)) as [string, string, string];
const leaf = (hash: string) => sha256(`00${hash}`);
const node = (left: string, right: string) => sha256(`01${left}${right}`);

describe('Merkle root', () => {
  it('is the tree of RFC 6962', () => {
    expect(merkleRoot([a])).toBe(leaf(a));
    expect(merkleRoot([a, b])).toBe(node(leaf(a), leaf(b)));
    expect(merkleRoot([a, b, c])).toBe(node(node(leaf(a), leaf(b)), leaf(c)));
  });

  it('splits at the largest power of two below the number of leaves', () => {
    const five = [a, b, c, a, b];
    const four = node(node(leaf(a), leaf(b)), node(leaf(c), leaf(a)));
    expect(merkleRoot(five)).toBe(node(four, leaf(b)));
    expect(merkleRoot([...five, c])).toBe(node(four, node(leaf(b), leaf(c))));
  });

  it('changes with order and with every leaf', () => {
    expect(
      new Set([merkleRoot([a, b, c]), merkleRoot([b, a, c]), merkleRoot([a, b]), merkleRoot([a, b, c, c])]).size,
    ).toBe(4);
  });

  it('has no root without leaves', () => {
    expect(() => merkleRoot([])).toThrow(RangeError);
  });
});
