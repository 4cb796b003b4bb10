import { randomBytes } from 'node:crypto';
import { openFrames, sealFrames } from './frames.js';
import { seal, unseal, type Place } from '../sealing/seal.js';
import { FileStore } from './file-store.js';

const KEY_BYTES = 32;

const placeOf = (organizationId: string, name: string): Place => ({
  part: 'files',
  organizationId,
  owner: name,
  field: 'key',
  version: 1,
});

/**
 * Encrypts a file under a key of its own while it is stored, until a deadline in epoch milliseconds. Answers that key,
 * encrypted for the organization.
 */
export async function storeSealed(
  files: FileStore,
  name: string,
  organizationId: string,
  content: AsyncIterable<Uint8Array>,
  until: number,
): Promise<string> {
  const key = randomBytes(KEY_BYTES);
  await files.put(name, sealFrames(content, key, name), until);
  return seal(key.toString('base64'), placeOf(organizationId, name));
}

type Sealed = { readonly object: string; readonly sealedKey: string };

/** The key of a file of the organization. Throws `Unreadable`. */
export const openKey = (organizationId: string, { object, sealedKey }: Sealed): Buffer =>
  Buffer.from(unseal(sealedKey, placeOf(organizationId, object)), 'base64');

/**
 * The content of a file of the organization, piece by piece, until a deadline in epoch milliseconds. Throws `FileGone`,
 * `Unreadable` or `Damaged`, and `service.down` or `service.late`.
 */
export async function* readSealed(
  files: FileStore,
  file: Sealed,
  organizationId: string,
  until: number,
): AsyncGenerator<Buffer, void> {
  yield* openFrames(files.get(file.object, until), openKey(organizationId, file), file.object);
}
