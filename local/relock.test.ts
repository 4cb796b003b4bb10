import assert from 'node:assert/strict';
import { test } from 'node:test';
import { completeLock, platformOf } from './relock.mjs';

const PLATFORMS: [name: string, os: string | undefined, cpu: string | undefined, libc: string | undefined][] = [
  ['@oxlint/binding-linux-x64-musl', 'linux', 'x64', 'musl'],
  ['@oxlint/binding-linux-arm-musleabihf', 'linux', 'arm', 'musl'],
  ['@swc/core-linux-arm-gnueabihf', 'linux', 'arm', 'glibc'],
  ['@turbo/windows-arm64', 'win32', 'arm64', undefined],
  ['@turbo/darwin-64', 'darwin', 'x64', undefined],
  ['@swc/core-win32-x64-msvc', 'win32', 'x64', undefined],
];
for (const [name, os, cpu, libc] of PLATFORMS) {
  test(`the platform of ${name}`, () => {
    const list = (value?: string): string[] | undefined => (value === undefined ? undefined : [value]);
    assert.deepEqual(platformOf(name), { cpu: list(cpu), libc: list(libc), os: list(os) });
  });
}

test('a missing optional package gets an entry, a present one is left alone', () => {
  const lock: Parameters<typeof completeLock>[0] = {
    packages: {
      'node_modules/tool': {
        dev: true,
        optionalDependencies: { 'tool-linux-x64': '^1.2.3', 'tool-darwin-x64': '1.2.3' },
      },
      'node_modules/tool/node_modules/tool-darwin-x64': {},
    },
  };
  assert.equal(completeLock(lock), 1);
  assert.equal(lock.packages['node_modules/tool-linux-x64']?.['version'], '1.2.3');
  assert.equal(lock.packages['node_modules/tool-linux-x64']?.['optional'], true);
  assert.equal(completeLock(lock), 0);
});
