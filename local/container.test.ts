// What goes into the image, and what its containers may do.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './paths.ts';

const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const linesOf = (name: string): string[] => read(name).split('\n');

/** The lines of a service in the compose file. */
function service(name: string): string {
  const from = read('docker-compose.yml').split(`\n  ${name}:\n`)[1] ?? '';
  return from.split(/\n(?=\S|  \S)/)[0] ?? '';
}

test('secrets that lie beside the sources are in no image and in no commit', () => {
  for (const ignore of ['.dockerignore', '.gitignore'])
    for (const pattern of ['.env*', '!.env.example', '*.pem', '*.key'])
      assert.ok(linesOf(ignore).includes(pattern), `${ignore} lacks ${pattern}`);
});

test('the product runs as an ordinary user, who may write where checkpoints go', () => {
  const stage = read('Dockerfile').split('AS platform')[1] ?? '';
  assert.match(stage, /chown node:node \/var\/lib\/talent-os[\s\S]*USER node/);
});

test('the product runs without the password of the owner of the database', () => {
  const shared = read('docker-compose.yml').split('\nservices:')[0] ?? '';
  assert.match(shared, /DATABASE_URL: postgres:\/\/postgres:5432\/talent_os$/m);
  assert.match(shared, /POSTGRES_PASSWORD: ''$/m);
  assert.doesNotMatch(service('platform'), /DATABASE_URL|POSTGRES_PASSWORD/);
  assert.match(service('migrate'), /DATABASE_URL: postgres:\/\/talent_os:\$\{POSTGRES_PASSWORD/);
});

test('its containers write nowhere else and gain no rights', () => {
  const shared = read('docker-compose.yml').split('\nservices:')[0] ?? '';
  for (const setting of ['read_only: true', 'cap_drop: [ALL]', "security_opt: ['no-new-privileges:true']"])
    assert.ok(shared.includes(setting), `the compose file lacks ${setting}`);
});

test('what it stands on is reached by nobody else', () => {
  for (const name of ['postgres', 'nats', 'redis']) {
    assert.match(service(name), /networks: \[back\]/);
    assert.doesNotMatch(service(name), /^ *ports:/m);
  }
  assert.match(read('docker-compose.yml'), /back: \{ internal: true \}/);
});
