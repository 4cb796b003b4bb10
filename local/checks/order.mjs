// The order in which Jest runs the files of a pass: that of their paths, mixed by `SHUFFLE`. It is the same on every
// machine and however often they have run before, and another one on purpose.
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { root } from '../paths.ts';

const seed = process.env['SHUFFLE'] ?? '';
/** @param {string} path */
const mixed = (path) =>
  createHash('sha256')
    .update(`${seed} ${relative(root, path)}`)
    .digest('hex');

/** What Jest asks for its order. */
export default class InOrder {
  /**
   * @template {{ path: string }} T
   * @param {readonly T[]} tests
   * @returns {T[]}
   */
  sort(tests) {
    return tests.toSorted((one, other) => (mixed(one.path) < mixed(other.path) ? -1 : 1));
  }

  /** How long a file took says nothing about when it comes the next time. */
  cacheResults() {}
}
