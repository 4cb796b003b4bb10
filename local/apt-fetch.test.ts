import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { debianMirror } from './apt.ts';
import { aptOptions, downloadArguments, launcher, unpack } from './apt-fetch.ts';
import { findProgram } from './find.ts';

const settings = (options: string[]): string[] => options.filter((_, index) => index % 2 === 1);

test('apt writes below the draft alone, takes no lock and reads the lists of the machine', () => {
  const options = aptOptions('/a b/draft', 'of the machine');
  assert.deepEqual([...new Set(options.filter((_, index) => index % 2 === 0))], ['-o']);
  assert.deepEqual(settings(options), [
    'Dir::Cache=/a b/draft/cache',
    'Dir::Cache::archives=/a b/draft/archives',
    'Debug::NoLocking=true',
    'APT::Install-Recommends=false',
  ]);
});

test('or lists of its own', () => {
  const own = settings(aptOptions('/draft', 'own'));
  assert.ok(own.includes('Dir::State::lists=/draft/lists'));
  // Checksums and signatures are those of apt: nothing tells it to do without.
  assert.doesNotMatch(own.join(' '), /allow|insecure|unauthenticated|trusted/i);
});

test('apt downloads and installs nothing, and fetches again what the machine has a part of', () => {
  const args = downloadArguments(['redis-server', 'redis-tools']);
  assert.deepEqual(args, ['install', '--download-only', '--reinstall', '--yes', 'redis-server', 'redis-tools']);
});

test('the mirror is the one apt is configured with, and where there is none, what to do is said', () => {
  const others = 'https://packages.example/apt/\nhttp://mirror.example/debian-security/\n';
  assert.equal(debianMirror(`${others}http://mirror.example/debian/\n`), 'http://mirror.example/debian');
  assert.throws(() => debianMirror(others), /sources\.list\.d/);
  assert.throws(() => debianMirror(''), /knows no mirror of Debian/);
});

test('a program that needs no library of the tree is started without a path to any', () => {
  assert.doesNotMatch(launcher('root/usr/bin/server', []), /LD_LIBRARY_PATH/);
});

// Made and unpacked by the tool of Debian, where there is one; elsewhere nothing is fetched this way.
if (findProgram('dpkg-deb') !== undefined) {
  test('an unpacked program runs from wherever it lies, with its own libraries', async (context) => {
    const folder = mkdtempSync(join(tmpdir(), 'apt fetch '));
    context.after(() => rmSync(folder, { recursive: true }));
    const source = join(folder, 'source');
    for (const path of ['DEBIAN', 'usr/bin', 'usr/lib/x86_64-linux-gnu'])
      mkdirSync(join(source, path), { recursive: true, mode: 0o755 });
    writeFileSync(
      join(source, 'DEBIAN', 'control'),
      'Package: a\nVersion: 1\nArchitecture: all\nMaintainer: a <a@a.example>\nDescription: a\n',
    );
    writeFileSync(join(source, 'usr/bin/tool'), '#!/bin/sh\necho "$LD_LIBRARY_PATH|$*"\n');
    chmodSync(join(source, 'usr/bin/tool'), 0o755);
    symlinkSync('tool', join(source, 'usr/bin/server'));
    const archive = join(folder, 'a.deb');
    assert.equal(spawnSync('dpkg-deb', ['--root-owner-group', '--build', source, archive]).status, 0);

    const tree = await unpack(folder, [archive], { programs: ['server'] });
    const run = (env: NodeJS.ProcessEnv): string =>
      spawnSync(join(tree, 'bin', 'server'), ['a b', 'c'], { encoding: 'utf8', cwd: '/', env }).stdout;
    const libraries = join(tree, 'root/usr/lib/x86_64-linux-gnu');
    assert.equal(run({ PATH: '/usr/bin:/bin' }), `${libraries}|a b c\n`);
    assert.equal(run({ PATH: '/usr/bin:/bin', LD_LIBRARY_PATH: '/own' }), `${libraries}:/own|a b c\n`);
    await assert.rejects(unpack(folder, [archive], { programs: ['redis-server'] }), /hold no redis-server/);
    await assert.rejects(unpack(folder, [join(folder, 'cut.deb')], { programs: ['server'] }), /could not be unpacked/);
  });
}
