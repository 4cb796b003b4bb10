import { rulesFor, type Principal } from '@talent-os/contracts';
import { createHash } from 'node:crypto';
import { oncePer } from './once-per.js';

/** A short name for the rights a caller had: two calls with the same one were decided by the same rules. */
export const abilityHash = oncePer((principal: Principal): string =>
  createHash('sha256')
    .update(JSON.stringify(rulesFor(principal)))
    .digest('hex')
    .slice(0, 16),
);
