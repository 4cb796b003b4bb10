import { createHash } from 'node:crypto';

const sha256 = (...parts: readonly Uint8Array[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

// Different first bytes, so that a node can never pass for a leaf (RFC 6962, 2.1).
const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);

/** The Merkle tree hash (RFC 6962, 2.1) over record hashes, oldest first; all in hexadecimal. */
export function merkleRoot(hashes: readonly string[]): string {
  if (hashes.length === 0) throw new RangeError('a tree needs a leaf');
  let level: readonly Buffer[] = hashes.map((hash) => sha256(LEAF, Buffer.from(hash, 'hex')));
  while (level.length > 1) level = pairwise(level);
  return level[0]!.toString('hex');
}

/** The level above; an odd one at the end moves up as it is. */
function pairwise(level: readonly Buffer[]): Buffer[] {
  const above: Buffer[] = [];
  for (let index = 0; index < level.length; index += 2) {
    const [left, right] = [level[index]!, level[index + 1]];
    above.push(right ? sha256(NODE, left, right) : left);
  }
  return above;
}
