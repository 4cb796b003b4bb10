import { randomBytes } from 'node:crypto';
import { openFrames, sealFrames } from './frames.js';
import { seal, unseal, type SecretPlace } from '../sealing/seal.js';
import { FileStore } from './file-store.js';

const KEY_BYTES = 32;

const placeOf = (organizationId: string, name: string): SecretPlace => ({
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
  return sealKey(organizationId, name, key);
}

/** A file's own key, encrypted for the organization: what `openKey` opens. */
export const sealKey = (organizationId: string, name: string, key: Buffer): string =>
  seal(key.toString('base64'), placeOf(organizationId, name));

type SealedFile = { readonly object: string; readonly sealedKey: string };

/** The key of a file of the organization. Throws `UnreadableSecret`. */
export const openKey = (organizationId: string, { object, sealedKey }: SealedFile): Buffer =>
  Buffer.from(unseal(sealedKey, placeOf(organizationId, object)), 'base64');

/**
 * The content of a file of the organization, piece by piece, until a deadline in epoch milliseconds. Throws `FileGone`,
 * `UnreadableSecret` or `DamagedFile`, and `service.down` or `service.late`.
 */
export async function* readSealed(
  files: FileStore,
  file: SealedFile,
  organizationId: string,
  until: number,
): AsyncGenerator<Buffer, void> {
  yield* openFrames(files.get(file.object, until), openKey(organizationId, file), file.object);
}
