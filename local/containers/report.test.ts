import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Results } from './exercise.ts';
import { faultsOf } from './report.ts';
import { namedImages } from './stand-ins.ts';

const still = { asked: 100, failures: [], longest: 0.2 };
const good: Results = {
  where: [],
  standIns: [],
  image: { own: 60, base: 200, user: 'node', layers: ['a'] },
  strays: [],
  same: true,
  seconds: {},
  kills: [],
  upgrade: still,
  replace: { ...still, longest: 12 },
  replaced: ['migrate', 'platform'],
  memory: [],
  verdicts: ['2 chains, 0 with a fault', '2 chains, 0 with a fault'],
};

test('a run without faults has none', () => assert.deepEqual(faultsOf(good), []));

const PLANTED: [string, Partial<Results>][] = [
  ['an image that grew', { image: { ...good.image, own: 592 } }],
  ['an image that runs as root', { image: { ...good.image, user: '' } }],
  ['a test in the image', { strays: ['/app/libs/contracts/dist/a.test.js'] }],
  ['layers that differ each time', { same: false }],
  ['calls that failed in an upgrade', { replace: { ...still, failures: ['503'] } }],
  ['an upgrade with a pause', { upgrade: { ...still, longest: 20 } }],
  ['an upgrade that replaces a server', { replaced: ['migrate', 'nats', 'platform'] }],
  ['a chain with a fault', { verdicts: ['2 chains, 0 with a fault', '2 chains, 1 with a fault'] }],
  ['a verifier that looked at nothing', { verdicts: ['0 chains, 0 with a fault', '2 chains, 0 with a fault'] }],
];
for (const [name, fault] of PLANTED)
  test(`${name} is told`, () => assert.equal(faultsOf({ ...good, ...fault }).length, 1));

test('images are found where files name them, and stages of a build are none', () => {
  const file = 'FROM node:24-bookworm-slim AS one\nFROM one AS two\nFROM node:24-bookworm-slim AS three\n';
  assert.deepEqual(namedImages(file, '    image: redis:7-bookworm\n    image: ${OWN:-own/name}\n'), [
    'node:24-bookworm-slim',
    'redis:7-bookworm',
  ]);
});
