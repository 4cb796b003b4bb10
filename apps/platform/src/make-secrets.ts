import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const password = () => randomBytes(24).toString('base64url');

/** The files that docker-compose.yml names, and how each is made. */
export const SECRET_FILES: Readonly<Record<string, () => string>> = {
  postgres_password: password,
  nats_password: password,
  redis_password: password,
  database_role_secret: () => randomBytes(32).toString('hex'),
  master_key: () => randomBytes(32).toString('base64'),
  audit_key: () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
};

export type Owner = { readonly uid: number; readonly gid: number };

/**
 * Makes the secrets a folder lacks and answers their names; what is there stays as it is. Nobody but the folder's owner
 * gets into it, and every file in it may be read: a container is handed single files, each under a user of its own,
 * and none of those users is known here.
 */
export function makeSecrets(folder: string, { uid, gid }: Owner): string[] {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  const made = Object.entries(SECRET_FILES).flatMap(([name, make]) => {
    const file = join(folder, name);
    if (existsSync(file)) return [];
    createWhole(file, make().trimEnd());
    return [name];
  });
  for (const name of Object.keys(SECRET_FILES)) {
    chmodSync(join(folder, name), 0o444);
    chownSync(join(folder, name), uid, gid);
  }
  chownSync(folder, uid, gid);
  return made;
}

/** A crash leaves no half of a secret, and a secret made meanwhile is not written over. */
function createWhole(file: string, secret: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${secret}\n`, { mode: 0o400, flag: 'wx' });
  try {
    linkSync(draft, file);
  } finally {
    rmSync(draft);
  }
}
