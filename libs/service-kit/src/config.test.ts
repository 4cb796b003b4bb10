import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, it } from '@jest/globals';
import { databaseUrlOf, passwordOf, readConfig } from './config.js';
import { SECRETS } from './secret-files.js';

const secret = 's'.repeat(32);
const needed = {
  DATABASE_URL: 'postgres://postgres:5432/talent_os',
  DATABASE_ROLE_SECRET: secret,
  NATS_URL: 'nats://nats:4222',
  REDIS_URL: 'redis://redis:6379',
  MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
};

describe('the configuration', () => {
  it('of production is refused with people whose password everybody knows', () => {
    expect(readConfig({ ...needed, DEMO: 'true' }).DEMO).toBe(true);
    expect(readConfig({ ...needed, NODE_ENV: 'production' }).DEMO).toBe(false);
    expect(() => readConfig({ ...needed, NODE_ENV: 'production', DEMO: 'true' })).toThrow('DEMO');
  });

  it.each(['CHAT_ALLOW_PRIVATE_PROVIDERS', 'SSO_ALLOW_PRIVATE_PROVIDERS'])(
    'that opens private networks by %s is refused, and told what does it now',
    (name) => {
      expect(() => readConfig({ ...needed, [name]: 'true' })).toThrow('OUTBOUND_ALLOWED_NETWORKS');
      expect(() => readConfig({ ...needed, [name]: 'false' })).not.toThrow();
    },
  );

  it('that opens the product to a network does not open its metrics', () => {
    expect(readConfig({ ...needed, HOST: '0.0.0.0' }).INTERNAL_HOST).toBe('127.0.0.1');
  });

  it.each(['', 'short', secret.slice(1)])('is refused with the role secret %j', (DATABASE_ROLE_SECRET) =>
    expect(() => readConfig({ ...needed, DATABASE_ROLE_SECRET })).toThrow('DATABASE_ROLE_SECRET'),
  );

  it.each(['', Buffer.alloc(31).toString('base64'), 'not base64'])('is refused with the master key %j', (MASTER_KEY) =>
    expect(() => readConfig({ ...needed, MASTER_KEY })).toThrow('MASTER_KEY'),
  );

  it('leads a service to the database as itself, whether or not it names the owner', () => {
    const own = `talentos_sales:${passwordOf('talentos_sales', secret)}`;
    for (const owner of ['', 'talent_os:hidden@']) {
      const DATABASE_URL = `postgres://${owner}postgres:5432/talent_os`;
      expect(databaseUrlOf({ DATABASE_URL, DATABASE_ROLE_SECRET: secret }, 'sales')).toBe(
        `postgres://${own}@postgres:5432/talent_os`,
      );
    }
  });
});

const HOSTILE = ['a/b', 'a#b', 'a@b:c', '100%', '%41', 'a?b&c', '1e9', '12345', '"\'\\$X', 'pässwörd ☂', ' spaces '];

describe('a password', () => {
  it.each(HOSTILE)('%j reaches the server whole where it is given apart from the address', (password) => {
    const apart = { DATABASE_PASSWORD: password, NATS_PASSWORD: password, REDIS_PASSWORD: password };
    const config = readConfig({ ...needed, DATABASE_URL: 'postgres://talent_os@postgres:5432/talent_os', ...apart });
    for (const address of [config.DATABASE_URL, config.NATS_URL, config.REDIS_URL]) {
      const url = new URL(address);
      expect(decodeURIComponent(url.password)).toBe(password);
      expect(url.hostname).toMatch(/^(postgres|nats|redis)$/);
    }
  });

  it.each(['a/b', '1/b', 'a#b', '1#b', '1?b'])('%j that cuts its address short is refused with a remedy', (password) =>
    expect(() => readConfig({ ...needed, REDIS_URL: `redis://:${password}@redis:6379` })).toThrow('REDIS_URL'),
  );

  it('in an address and apart from it is refused: nobody knows which one counts', () =>
    expect(() => readConfig({ ...needed, REDIS_URL: 'redis://:one@redis:6379', REDIS_PASSWORD: 'two' })).toThrow(
      'REDIS_URL holds a password already',
    ));
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileWith = (text: string) => {
    const file = join(folder, `${Math.random()}`);
    writeFileSync(file, text);
    return file;
  };

  it.each(SECRETS)('%s is read from it, without the new line at its end', (name) => {
    const value = name.endsWith('_URL') ? new URL('postgres://somewhere:5432/x').toString() : needed.MASTER_KEY;
    const { [name]: _, ...others }: NodeJS.ProcessEnv = needed;
    const environment: NodeJS.ProcessEnv = { ...others, [`${name}_FILE`]: fileWith(`${value}\n`) };
    // A mail server has an address of its own kind.
    if (name === 'SMTP_URL') environment['SMTP_URL_FILE'] = fileWith('smtp://mail:25\n');
    if (name === 'SMTP_URL') environment['MAIL_FROM'] = 'a@b.example';
    readConfig(environment);
    expect(environment[name]).toBe(name === 'SMTP_URL' ? 'smtp://mail:25' : value);
    expect(() => readConfig(environment)).not.toThrow();
  });

  it.each([
    ['that is not there', () => join(folder, 'none'), /MASTER_KEY_FILE: .*cannot be read by user \d+ \(ENOENT\)/],
    ['that is empty', () => fileWith('\n'), /MASTER_KEY_FILE: .* is empty/],
  ])('%s is refused by name', (_, file, message) =>
    expect(() => readConfig({ ...needed, MASTER_KEY: '', MASTER_KEY_FILE: file() })).toThrow(message),
  );

  it('that is set as a variable too is refused', () =>
    expect(() => readConfig({ ...needed, MASTER_KEY_FILE: fileWith('x') })).toThrow('are both set'));
});

describe('.env.example', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8');
  const lines = text.split('\n').filter((line) => /^# [A-Z][A-Z0-9_]*=/.test(line));

  it('keeps its explanations off the lines of values: Docker Compose takes what follows `KEY=` for the value', () =>
    expect(lines.filter((line) => /=.*\s#/.test(line))).toEqual([]));

  it('is read as it stands once every line counts', () => {
    const values = parseEnv(lines.map((line) => line.slice(2)).join('\n'));
    const given = Object.entries(values).filter(([name, value]) => value !== '' && !SECRETS.includes(name));
    expect(() => readConfig({ ...needed, ...Object.fromEntries(given) })).not.toThrow();
  });

  it('names every secret, and every variable that sounds like one may come as a file', () => {
    const named = lines.map((line) => line.slice(2, line.indexOf('=')));
    expect(SECRETS.filter((name) => !named.includes(name))).toEqual([]);
    const sounds = /(PASSWORD|SECRET|KEK|KEK_PREVIOUS|API_KEY|MASTER_KEY)$/;
    expect(named.filter((name) => sounds.test(name) && !SECRETS.includes(name))).toEqual([]);
  });
});
