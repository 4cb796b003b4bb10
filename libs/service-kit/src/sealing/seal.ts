import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const FORMAT = 'v1';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Whose secret it is. It opens there and nowhere else; `version` keeps an older text from being put back. */
export type Place = {
  /** Part of the product the secret belongs to; each has a key of its own. */
  readonly part: string;
  readonly organizationId: string;
  readonly owner: string;
  readonly field: string;
  readonly version: number;
};

/** A stored secret that does not open: changed, moved, or sealed by another installation. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** Encrypts under a key of its own (AES-256-GCM), which is itself encrypted under the installation's key. */
export function seal(plain: string, place: Place, masterKey = process.env.MASTER_KEY): string {
  const kek = kekOf(place, masterKey);
  const dek = randomBytes(KEY_BYTES);
  const parts = [...lock(dek, kek, place, 'key'), ...lock(Buffer.from(plain, 'utf8'), dek, place, 'text')];
  return [FORMAT, idOf(kek), ...parts.map((part) => part.toString('base64url'))].join('.');
}

/** Decrypts what `seal` made for this place. Throws `Unreadable`. */
export function unseal(sealed: string, place: Place, masterKey = process.env.MASTER_KEY): string {
  const kek = kekOf(place, masterKey);
  const [format, kekId, ...rest] = sealed.split('.');
  const parts = rest.map((part) => Buffer.from(part, 'base64url'));
  if (format !== FORMAT || parts.length !== 6) throw new Unreadable('not a sealed text');
  if (kekId !== idOf(kek)) throw new Unreadable(`sealed under the key ${kekId}, this installation has ${idOf(kek)}`);
  try {
    const dek = unlock(parts.slice(0, 3), kek, place, 'key');
    return unlock(parts.slice(3), dek, place, 'text').toString('utf8');
  } catch (error) {
    throw new Unreadable('the sealed text was changed or belongs elsewhere', { cause: error });
  }
}

const associated = ({ organizationId, owner, field, version }: Place, part: string) =>
  Buffer.from(JSON.stringify([FORMAT, part, organizationId, owner, field, version]));

function lock(plain: Buffer, key: Buffer, place: Place, part: string): Buffer[] {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(associated(place, part));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return [iv, cipher.getAuthTag(), body];
}

function unlock([iv, tag, body]: readonly Buffer[], key: Buffer, place: Place, part: string): Buffer {
  const decipher = createDecipheriv(CIPHER, key, iv!, { authTagLength: TAG_BYTES })
    .setAAD(associated(place, part))
    .setAuthTag(tag!);
  return Buffer.concat([decipher.update(body!), decipher.final()]);
}

/** The key that encrypts keys, derived from the installation's master key: 32 bytes in base64. */
function kekOf({ part }: Place, masterKey: string | undefined): Buffer {
  const master = Buffer.from(masterKey ?? '', 'base64');
  if (master.length !== KEY_BYTES) throw new Error('MASTER_KEY must be 32 bytes in base64');
  return Buffer.from(hkdfSync('sha256', master, '', `talent-os/${part}/key-encryption`, KEY_BYTES));
}

/** Names a key without telling it. */
const idOf = (kek: Buffer) => createHash('sha256').update('id').update(kek).digest('hex').slice(0, 8);
