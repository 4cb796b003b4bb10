import { createPublicKey, hash as digest, verify, type KeyObject } from 'node:crypto';
import { canonicalForm } from './canonical-form.js';

type SignedStatement = { readonly keyId: string; readonly signature: string };
export type TrustedKeys = ReadonlyMap<string, KeyObject>;

const PEM = /-----BEGIN ([A-Z ]+)-----[\s\S]+?-----END \1-----/g;

/** The public keys in PEM texts, each of which may hold several, by the name a checkpoint calls them. */
export function trustedKeys(pems: readonly string[]): TrustedKeys {
  const keys = pems.flatMap((text) => text.match(PEM) ?? []).map((pem) => createPublicKey(pem));
  return new Map(
    keys.map((key) => [digest('sha256', key.export({ type: 'spki', format: 'der' }), 'hex').slice(0, 16), key]),
  );
}

/** Whether one of the trusted keys signed every field of a statement. */
export function isSigned({ signature, ...statement }: SignedStatement, keys: TrustedKeys): boolean {
  const key = keys.get(statement.keyId);
  const bytes = Buffer.from(signature, 'base64');
  // Base64 has bits nobody reads: only one spelling of a signature is taken.
  if (key === undefined || bytes.toString('base64') !== signature) return false;
  return verify(null, Buffer.from(canonicalForm(statement)), key, bytes);
}
