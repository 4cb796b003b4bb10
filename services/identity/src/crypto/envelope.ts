import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey } from './master-key.js';

const CIPHER = 'aes-256-gcm';
const FORMAT = 'v1';
const IV_BYTES = 12;

/** Where a secret is kept. It opens there and nowhere else. */
export type SecretLocation = { readonly organizationId: string; readonly table: string; readonly column: string };

const keyOf = (place: SecretLocation) => derivedKey('envelope', place.organizationId);
const associated = ({ organizationId, table, column }: SecretLocation) =>
  Buffer.from(JSON.stringify([organizationId, table, column]));

/** Encrypts a text for its column (AES-256-GCM, a key per organization). */
export function seal(plain: string, place: SecretLocation): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(place), iv).setAAD(associated(place));
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return [FORMAT, ...[iv, cipher.getAuthTag(), body].map((part) => part.toString('base64url'))].join('.');
}

/** Decrypts what `seal` made. Throws where the text was changed, moved to another place or made under another key. */
export function open(sealed: string, place: SecretLocation): string {
  const [format, ...parts] = sealed.split('.');
  const [iv, tag, body] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (format !== FORMAT || !iv || !tag || !body) throw new Error('not a sealed text');
  const decipher = createDecipheriv(CIPHER, keyOf(place), iv, { authTagLength: 16 })
    .setAAD(associated(place))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}
