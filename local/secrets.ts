import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readJson, writeJson } from './files.ts';

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
