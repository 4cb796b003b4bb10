import { hash as digest } from 'node:crypto';

const node = (prefix: string, ...hashes: readonly string[]) =>
  digest('sha256', Buffer.from(prefix + hashes.join(''), 'hex'), 'hex');

/**
 * The Merkle tree hash (RFC 6962, 2.1) over record hashes that arrive one by one. It keeps one hash per level of the tree,
 * however many records there are.
 */
export class TreeFold {
  /** Roots of complete subtrees, the largest first. */
  private readonly peaks: { readonly leaves: number; readonly hash: string }[] = [];

  add(recordHash: string): void {
    let grown = { leaves: 1, hash: node('00', recordHash) };
    while (this.peaks.at(-1)?.leaves === grown.leaves)
      grown = { leaves: grown.leaves * 2, hash: node('01', this.peaks.pop()!.hash, grown.hash) };
    this.peaks.push(grown);
  }

  /** The root over what was added since the last call, in hexadecimal; nothing where nothing was. */
  take(): string | undefined {
    const peaks = this.peaks.splice(0);
    return (
      peaks
        .map((peak) => peak.hash)
        .reduceRight((right, left) => (right === '' ? left : node('01', left, right)), '') || undefined
    );
  }
}
