import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, writeJson, writePrivate } from './files.ts';

const hex = (): string => randomBytes(24).toString('hex');

const MAKERS = {
  postgres: hex,
  nats: hex,
  redis: hex,
  databaseRoles: () => randomBytes(32).toString('hex'),
  masterKey: () => randomBytes(32).toString('base64'),
};

export type Secrets = Record<keyof typeof MAKERS, string>;

/** The secrets of this installation: read from `secrets.json`, made on the first start. */
export function loadSecrets(dir: string): Secrets {
  const file = join(dir, 'secrets.json');
  const known = readJson<Partial<Secrets>>(file) ?? {};
  const made = Object.fromEntries(Object.entries(MAKERS).map(([name, make]) => [name, make()])) as Secrets;
  const secrets: Secrets = { ...made, ...known };
  if (Object.keys(known).length < Object.keys(secrets).length) writeJson(file, secrets);
  return secrets;
}

/** The file with the key that signs the audit trail's checkpoints: made on the first start. */
export function auditKey(dir: string): string {
  const file = join(dir, 'audit-key.pem');
  if (!existsSync(file))
    writePrivate(file, generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  return file;
}
