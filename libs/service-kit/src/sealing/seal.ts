import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyRing, variablesOf, type KeyRing } from './key-ring.js';

const CIPHER = 'aes-256-gcm';
const FORMAT = 'v1';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Whose secret it is. It opens there and nowhere else; `version` keeps an older text from being put back. */
export type SecretPlace = {
  /** Part of the product the secret belongs to; each has keys of its own. */
  readonly part: string;
  readonly organizationId: string;
  readonly owner: string;
  readonly field: string;
  readonly version: number;
};

/** A stored secret that does not open: changed, moved, or sealed by another installation. */
export class UnreadableSecret extends Error {
  override readonly name = 'Unreadable';
}

/** Encrypts under a key of its own (AES-256-GCM), which is itself encrypted under the part's current key. */
export function seal(plain: string, place: SecretPlace, { current } = keyRing(place.part)): string {
  const dek = randomBytes(KEY_BYTES);
  const parts = [...lock(dek, current.bytes, place, 'key'), ...lock(Buffer.from(plain, 'utf8'), dek, place, 'text')];
  return encodeEnvelope(current.id, parts);
}

/** Decrypts what `seal` made for this place, under any key of the ring. Throws `UnreadableSecret`. */
export function unseal(sealed: string, place: SecretPlace, ring = keyRing(place.part)): string {
  const { dek, text } = decodeEnvelope(sealed, place, ring);
  return orUnreadable(() => unlock(text, dek, place, 'text').toString('utf8'));
}

/**
 * The same sealed text with its key encrypted under the ring's current one; the text itself is not touched. Throws
 * `UnreadableSecret`.
 */
export function rewrap(sealed: string, place: SecretPlace, ring = keyRing(place.part)): string {
  const { dek, text } = decodeEnvelope(sealed, place, ring);
  return encodeEnvelope(ring.current.id, [...lock(dek, ring.current.bytes, place, 'key'), ...text]);
}

const encodeEnvelope = (kekId: string, parts: readonly Buffer[]) =>
  [FORMAT, kekId, ...parts.map((part) => part.toString('base64url'))].join('.');

function decodeEnvelope(
  sealed: string,
  place: SecretPlace,
  { known }: KeyRing,
): { readonly dek: Buffer; readonly text: Buffer[] } {
  const [format, kekId = '', ...rest] = sealed.split('.');
  const parts = rest.map((part) => Buffer.from(part, 'base64url'));
  if (format !== FORMAT || parts.length !== 6) throw new UnreadableSecret('not a sealed text');
  const kek = known.get(kekId);
  if (!kek)
    throw new UnreadableSecret(
      `sealed under the key ${kekId}, which this installation does not have: name it in ${variablesOf(place.part).previous}`,
    );
  return { dek: orUnreadable(() => unlock(parts.slice(0, 3), kek.bytes, place, 'key')), text: parts.slice(3) };
}

function orUnreadable<T>(open: () => T): T {
  try {
    return open();
  } catch (error) {
    throw new UnreadableSecret('the sealed text was changed or belongs elsewhere', { cause: error });
  }
}

const associated = ({ organizationId, owner, field, version }: SecretPlace, part: string) =>
  Buffer.from(JSON.stringify([FORMAT, part, organizationId, owner, field, version]));

function lock(plain: Buffer, key: Buffer, place: SecretPlace, part: string): Buffer[] {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(associated(place, part));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return [iv, cipher.getAuthTag(), body];
}

function unlock([iv, tag, body]: readonly Buffer[], key: Buffer, place: SecretPlace, part: string): Buffer {
  const decipher = createDecipheriv(CIPHER, key, iv!, { authTagLength: TAG_BYTES })
    .setAAD(associated(place, part))
    .setAuthTag(tag!);
  return Buffer.concat([decipher.update(body!), decipher.final()]);
}
