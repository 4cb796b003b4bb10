// What goes into the image, and what its containers may do.
import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { namedImages } from './containers/stand-ins.ts';
import { CONTAINERS } from './docker.ts';
import { root } from './paths.ts';

const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const linesOf = (name: string): string[] => read(name).split('\n');
const compose = read('docker-compose.yml');

const linesBelow = (heading: string, next: RegExp): string =>
  (compose.split(`\n${heading}`)[1] ?? '').split(next)[0] ?? '';
/** What the compose file says of a service, and of what services share. */
const service = (name: string): string => linesBelow(`  ${name}:\n`, /\n(?=\S| {2}[a-z])/);
const part = (name: string): string => linesBelow(`${name}: `, /\n(?=\S)/);
const shared = compose.split('\nservices:')[0] ?? '';
const services = [...(compose.split('\nservices:')[1]?.split('\nsecrets:')[0] ?? '').matchAll(/^ {2}([a-z]+):$/gm)].map(
  (match) => match[1] ?? '',
);
const BACKING = ['postgres', 'nats', 'redis'];

test('every service of the compose file is looked at', () => {
  assert.deepEqual(services, [...BACKING, 'migrate', 'platform', 'proxy', 'secrets', 'setup', 'verify']);
  for (const name of services) assert.notEqual(service(name), '', name);
});

test('secrets are in no image and in no commit, wherever they lie', () => {
  const ignored = linesOf('.dockerignore');
  // What is not named is out.
  assert.equal(
    ignored.find((line) => line !== '' && !line.startsWith('#')),
    '*',
  );
  for (const pattern of ['**/.env*', '**/*.pem', '**/*.key', '**/secrets'])
    assert.ok(ignored.lastIndexOf(pattern) > ignored.findLastIndex((line) => line.startsWith('!')), pattern);
  for (const pattern of ['.env*', '!.env.example', '*.pem', '*.key', '/secrets/', '/backups/'])
    assert.ok(linesOf('.gitignore').includes(pattern), `.gitignore lacks ${pattern}`);
});

test('the compilers are there to build with, and not to run with', () => {
  const stage = (name: string): string => read('Dockerfile').split(`AS ${name}\n`)[1]?.split('\nFROM')[0] ?? '';
  assert.match(stage('compilers'), /npm ci --ignore-scripts$/m);
  assert.match(stage('dependencies'), /npm ci --omit=dev --omit=optional --workspace=apps\/platform/);
  assert.match(stage('platform'), /--chown=node:node \S+ \/var\/lib\/talent-os[\s\S]*USER node/);
  assert.doesNotMatch(stage('platform'), /^RUN/m);
});

test('every workspace is known to the installation in the image', () => {
  const { workspaces } = JSON.parse(read('package-lock.json')).packages[''] as { workspaces: string[] };
  const folders = Object.keys(JSON.parse(read('package-lock.json')).packages as object).filter((folder) =>
    workspaces.some((pattern) => new RegExp(`^${pattern.replace('*', '[^/]+')}$`).test(folder)),
  );
  assert.ok(folders.length > 10);
  for (const folder of folders)
    assert.ok(read('Dockerfile').includes(`COPY ${folder}/package.json ${folder}/`), folder);
});

test('the product runs without the login of the owner of the database', () => {
  const platform = part('x-platform');
  assert.match(platform, /DATABASE_URL: postgres:\/\/postgres:5432\/talent_os$/m);
  assert.doesNotMatch(platform + service('platform') + service('setup'), /postgres_password/);
  for (const name of ['migrate', 'verify']) assert.match(service(name), /<<: \*owner/);
});

test('no secret is a variable: every one is a file', () => {
  assert.deepEqual(
    compose
      .match(/^ +\w*(PASSWORD|SECRET|MASTER_KEY|KEK)\w*:.*$/gm)
      ?.filter((line) => !/_FILE: \/run\/secrets\//.test(line)),
    [],
  );
  const files = [
    ...(compose.split('\nsecrets:')[1] ?? '').matchAll(
      /^ {2}(\w+): \{ file: '\$\{SECRETS_DIR:-\.\/secrets\}\/(\w+)' \}$/gm,
    ),
  ];
  const made = [...read('apps/platform/src/make-secrets.ts').matchAll(/^ {2}(\w+): (?:password|\(\) =>)/gm)];
  assert.ok(files.length > 0);
  assert.deepEqual(files.map((match) => match[1]).toSorted(), made.map((match) => match[1]).toSorted());
  for (const [, name, file] of files) assert.equal(name, file);
});

test('containers write nowhere else, gain no rights, and are bounded', () => {
  const contained = part('x-contained');
  for (const setting of [
    'read_only: true',
    'cap_drop: [ALL]',
    "security_opt: ['no-new-privileges:true']",
    'pids_limit:',
    'max-size:',
  ])
    assert.ok(contained.includes(setting), `the compose file lacks ${setting}`);
  for (const name of [...BACKING, 'proxy']) {
    assert.match(service(name), /<<: \*contained/);
    assert.match(service(name), /mem_limit: /);
    assert.match(service(name), /tmpfs: \[.*size=/);
  }
  assert.match(part('x-platform'), /<<: \*contained[\s\S]*tmpfs: \[.*size=[\s\S]*mem_limit: /);
  const rights = services.filter((name) => service(name).includes('cap_add'));
  assert.deepEqual(rights, ['proxy', 'secrets']);
});

test('health is asked for as the product would: over the network, signed in', () => {
  assert.match(service('postgres'), /psql -h 127\.0\.0\.1 -U talent_os -d talent_os/);
  assert.match(service('redis'), /REDISCLI_AUTH=.* redis-cli ping \| grep -qx PONG/);
  assert.doesNotMatch(compose, /redis-cli -a|requirepass/);
});

test('what it stands on is reached by nobody else, and the product by this machine and its proxy', () => {
  for (const name of BACKING) {
    assert.match(service(name), /networks: \[back\]/);
    assert.doesNotMatch(service(name), /^ *ports:/m);
  }
  assert.match(compose, /back: \{ internal: true \}/);
  assert.match(service('platform'), /ports: \['127\.0\.0\.1:/);
  assert.match(service('proxy'), /networks: \[outside, proxied\]/);
  const subnet = '${PROXY_SUBNET:-172.31.255.0/29}';
  assert.ok(compose.includes(`proxied: { internal: true, ipam: { config: [{ subnet: '${subnet}' }] } }`));
  assert.ok(shared.includes(`TRUST_PROXY: \${TRUST_PROXY:-${subnet}}`));
});

test('the product has no rights at NATS but those it declares', () => {
  assert.match(
    read('deploy/docker/nats.sh'),
    /user: "talent_os"[\s\S]*permissions: \{ include \S+\/nats-rights\.conf \}/,
  );
  assert.match(service('nats'), /\.\/deploy\/docker:\/etc\/talent-os:ro/);
  // A running server learns those of a newer version before that version starts.
  assert.match(read('deploy/docker/upgrade.sh'), /kill --signal HUP nats[\s\S]*\nbeside=/);
});

test('a local start with containers runs the servers of the compose file', () => {
  const named = namedImages(compose);
  assert.deepEqual(
    named.filter((image) => !image.startsWith('caddy:')),
    Object.values(CONTAINERS)
      .map(({ image }) => image)
      .toSorted(),
  );
});

test('scripts of operators can be run', () => {
  for (const name of [
    'assemble.sh',
    'backup.sh',
    'nats.sh',
    'postgres-client.sh',
    'redis.sh',
    'restore.sh',
    'upgrade.sh',
  ])
    assert.equal(statSync(join(root, 'deploy', 'docker', name)).mode & 0o111, 0o111, name);
});
