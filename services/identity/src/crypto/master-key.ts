import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** The installation's master key, from `MASTER_KEY`: 32 bytes in base64. Throws, naming the variable, where it is not. */
function masterKey(): Buffer {
  const key = Buffer.from(process.env.MASTER_KEY ?? '', 'base64');
  if (key.length !== KEY_BYTES) throw new Error('MASTER_KEY must be 32 bytes in base64');
  return key;
}

/** A key for one purpose, and one organization where given, derived from the master key. 32 bytes. */
export function derivedKey(purpose: string, organizationId = ''): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey(), organizationId, `talent-os/identity/${purpose}`, KEY_BYTES));
}
