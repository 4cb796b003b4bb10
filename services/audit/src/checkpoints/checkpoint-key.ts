import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  verify,
  type KeyObject,
} from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Injectable } from '@nestjs/common';
import { unreadable } from '@talent-os/service-kit/secret-files';
import { canonicalJson } from '../chain/canonical-json.js';
import { checkpointSettings, type CheckpointSettings } from './settings.js';
import type { SigningKey } from './checkpoint.rules.js';

const PEM = /-----BEGIN ([A-Z ]+)-----[\s\S]+?-----END \1-----/g;

/** The key that signs checkpoints. It lives in a file: access to the database is not enough to sign. */
@Injectable()
export class CheckpointKey implements SigningKey {
  readonly id: string;
  readonly privateKey: KeyObject;
  /** PEM texts of the keys whose checkpoints are believed: this one's and the earlier ones'. */
  readonly trusted: readonly string[];

  constructor() {
    const settings = checkpointSettings(process.env);
    this.privateKey = createPrivateKey(readOrCreate(settings));
    if (this.privateKey.asymmetricKeyType !== 'ed25519')
      throw new Error(`AUDIT_KEY_FILE: ${settings.keyFile} holds no Ed25519 key`);
    const publicKey = createPublicKey(this.privateKey);
    this.id = keyIdOf(publicKey);
    const earlier = settings.trustedKeysFile ? [readFileSync(settings.trustedKeysFile, 'utf8')] : [];
    this.trusted = [publicKey.export({ type: 'spki', format: 'pem' }).toString(), ...earlier];
  }

  /** Whether this key, or one before it, signed a statement. */
  hasSigned({ signature, ...statement }: { readonly keyId: string; readonly signature: string }): boolean {
    const pem = this.trusted
      .flatMap((text) => text.match(PEM) ?? [])
      .find((one) => keyIdOf(createPublicKey(one)) === statement.keyId);
    const bytes = Buffer.from(String(signature), 'base64');
    return pem !== undefined && verify(null, Buffer.from(canonicalJson(statement)), createPublicKey(pem), bytes);
  }
}

/** Names a key: the first 16 hexadecimal digits of the SHA-256 of its public half (SPKI, DER). */
export const keyIdOf = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);

function readOrCreate({ keyFile, mayCreateKey }: CheckpointSettings): string {
  if (mayCreateKey) createOnce(keyFile);
  try {
    return readFileSync(keyFile, 'utf8');
  } catch (error) {
    throw new Error(`AUDIT_KEY_FILE: ${unreadable(keyFile, error)}`, { cause: error });
  }
}

/** Two processes may start at once: the file of the first one stays. */
function createOnce(keyFile: string): void {
  const { privateKey } = generateKeyPairSync('ed25519');
  mkdirSync(dirname(keyFile), { recursive: true });
  try {
    writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
