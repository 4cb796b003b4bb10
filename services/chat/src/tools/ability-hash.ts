import { rulesFor, type Principal } from '@talent-os/contracts';
import { createHash } from 'node:crypto';

const hashes = new WeakMap<Principal, string>();

/** A short name for the rights a caller had: two calls with the same one were decided by the same rules. */
export function abilityHash(principal: Principal): string {
  let hash = hashes.get(principal);
  if (hash === undefined) {
    hash = createHash('sha256')
      .update(JSON.stringify(rulesFor(principal)))
      .digest('hex')
      .slice(0, 16);
    hashes.set(principal, hash);
  }
  return hash;
}
