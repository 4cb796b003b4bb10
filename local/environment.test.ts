import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { choosePorts, platformEnvironment, testEnvironment } from './environment.ts';
import { freePort } from './ports.ts';

const dir = mkdtempSync(join(tmpdir(), 'environment-'));
after(() => rmSync(dir, { recursive: true }));
const backing = { DATABASE_URL: 'postgres://made/here' };

test('what a person set wins, and secrets stay the same and private', () => {
  const options = { dir, port: 1, internalPort: 2, backing };
  const first = platformEnvironment({ ...options, own: { DEMO: 'false', DATABASE_URL: 'postgres://their/own' } });
  const second = platformEnvironment({ ...options, own: {} });
  assert.equal(first['DEMO'], 'false');
  assert.equal(first['DATABASE_URL'], 'postgres://their/own');
  assert.equal(second['DATABASE_URL'], 'postgres://made/here');
  assert.equal(first['MASTER_KEY'], second['MASTER_KEY']);
  assert.equal(Buffer.from(first['MASTER_KEY'] ?? '', 'base64').length, 32);
  for (const file of [join(dir, 'secrets.json'), first['AUDIT_KEY_FILE'] ?? ''])
    assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.equal(
    readFileSync(first['AUDIT_KEY_FILE'] ?? '', 'utf8'),
    readFileSync(second['AUDIT_KEY_FILE'] ?? '', 'utf8'),
  );
});

test('tests never reach the data a person works with', async () => {
  process.env['DATABASE_URL'] = 'postgres://their/own';
  try {
    assert.equal((await testEnvironment({ dir, env: backing }))['DATABASE_URL'], 'postgres://made/here');
  } finally {
    delete process.env['DATABASE_URL'];
  }
});

test('a taken port is told, with another to use', async () => {
  const port = await freePort();
  const server = await new Promise<Server>((resolve) => {
    const one = createServer().listen(port, '127.0.0.1', () => resolve(one));
  });
  try {
    await assert.rejects(choosePorts({ PORT: String(port) }), /is used by another program.*PORT=\d+ npm start/);
  } finally {
    server.close();
  }
});

for (const port of ['abc', '0', '70000', '80.5']) {
  test(`"${port}" is no port`, async () => {
    await assert.rejects(choosePorts({ PORT: port }), /PORT must be a number/);
  });
}
