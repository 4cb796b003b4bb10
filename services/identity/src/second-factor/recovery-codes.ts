import { createHmac, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@talent-os/contracts/identity/factors.js';
import { derivedKey } from '../crypto/master-key.js';

/** Without letters and digits that people take for each other. 31 signs, ten of them: 49 bits. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz';
const HALF = 5;

const half = () => Array.from({ length: HALF }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Codes to print and lock away, `a2b3c-d4e5f`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);

/** What is kept of a code, however its owner types it. Keyed: whoever has the rows alone cannot try codes against them. */
export const hashOfCode = (personId: string, code: string): string =>
  createHmac('sha256', derivedKey('recovery-code'))
    .update(`${personId}/${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
    .digest('base64url');
