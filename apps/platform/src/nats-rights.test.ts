import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectOwnNames, heardBy } from '@talent-os/service-kit/events/durable';
import { sharedRights } from './nats-rights.js';
import { load, services } from './parts.js';

const file = join(import.meta.dirname, '..', '..', '..', 'deploy', 'docker', 'nats-rights.conf');

describe('the rights at NATS that a deployment with containers has', () => {
  it('are what contracts and listeners declare now: `npm run nats-rights` writes them', async () => {
    expect(readFileSync(file, 'utf8')).toBe(await sharedRights());
  });

  it('are those of one process whatever its installation is called, and no right to everything', async () => {
    const subjects = [...(await sharedRights()).matchAll(/^ {4}"(.*?)",?$/gm)].map(([, subject]) => subject!);
    expect(subjects.length).toBeGreaterThan(100);
    expect(subjects).toEqual(expect.arrayContaining(['*.op.>', '*.op.sales.>', '$JS.API.STREAM.CREATE.*', '_INBOX.>']));
    for (const subject of subjects)
      expect(subject).toMatch(/^(\*\.(op|evt|file|signal|stream|dlq)|\$JS|\$SRV|_INBOX)\./);
  });
});

it('lets no two listeners of the product share a name, before it starts', async () => {
  const heard = (await load(Object.keys(services))).flatMap(heardBy);
  expect(heard.length).toBeGreaterThan(100);
  expectOwnNames(heard.map(({ durable }) => durable));
});
