import { createPrivateKey } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '@talent-os/service-kit/config';
import { makeSecrets, SECRET_FILES } from './make-secrets.js';

const folder = join(mkdtempSync(join(tmpdir(), 'make-secrets-')), 'secrets');
afterAll(() => rmSync(folder, { recursive: true }));
const owner = { uid: process.getuid!(), gid: process.getgid!() };
const names = Object.keys(SECRET_FILES);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

describe('the secrets of an installation', () => {
  it('are made once: a second time changes none, and makes what is missing', () => {
    expect(makeSecrets(folder, owner)).toEqual(names);
    const before = names.map(read);
    expect(makeSecrets(folder, owner)).toEqual([]);
    rmSync(join(folder, 'redis_password'));
    expect(makeSecrets(folder, owner)).toEqual(['redis_password']);
    expect(names.map(read).filter((text) => !before.includes(text))).toEqual([read('redis_password')]);
  });

  it('lie where only their owner comes, and are read there by whichever user a container has', () => {
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(names.map((name) => statSync(join(folder, name)).mode & 0o777)).toEqual(names.map(() => 0o444));
  });

  it('keep what somebody brought, and open it to the containers', () => {
    rmSync(join(folder, 'audit_key'));
    const brought = SECRET_FILES['audit_key']!();
    writeFileSync(join(folder, 'audit_key'), brought, { mode: 0o600 });
    expect(makeSecrets(folder, owner)).toEqual([]);
    expect(read('audit_key')).toBe(brought);
    expect(statSync(join(folder, 'audit_key')).mode & 0o777).toBe(0o444);
  });

  it('are what the product asks for', () => {
    const file = (name: string) => join(folder, name);
    const config = readConfig({
      DATABASE_URL: 'postgres://talent_os@postgres:5432/talent_os',
      DATABASE_PASSWORD_FILE: file('postgres_password'),
      DATABASE_ROLE_SECRET_FILE: file('database_role_secret'),
      NATS_URL: 'nats://talent_os@nats:4222',
      NATS_PASSWORD_FILE: file('nats_password'),
      REDIS_URL: 'redis://redis:6379',
      REDIS_PASSWORD_FILE: file('redis_password'),
      MASTER_KEY_FILE: file('master_key'),
    });
    expect(new URL(config.REDIS_URL).password).toBe(read('redis_password').trim());
    expect(createPrivateKey(read('audit_key')).asymmetricKeyType).toBe('ed25519');
  });
});
