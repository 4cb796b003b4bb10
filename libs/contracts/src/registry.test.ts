import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { assistantSpecs } from './assistant-specs.js';
import { errors, type ErrorCode } from './errors.js';
import { events, jobs, operations } from './registry.js';

const names = operations.map(({ name }) => name);
const repeated = (list: readonly string[]) => list.filter((one, index) => list.indexOf(one) !== index);

describe('the registry', () => {
  it('holds operations, events and jobs, each under one name and each operation at one address', () => {
    expect(names.length).toBeGreaterThan(50);
    expect(repeated([...names, ...events.map(({ name }) => name), ...jobs.map(({ name }) => name)])).toEqual([]);
    const addresses = operations
      .filter(({ method }) => method)
      .map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(repeated(addresses)).toEqual([]);
  });

  it('lets nobody in by accident: these are all the public operations', () => {
    expect(
      operations
        .filter(({ access }) => access === 'public')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([
      'audit.reports.crash',
      'audit.reports.error',
      'identity.auth.answerChallenge',
      'identity.auth.login',
      'identity.auth.logout',
      'identity.auth.refresh',
      'identity.auth.register',
      'identity.invitations.accept',
      'identity.passkeys.beginSignIn',
      'identity.passkeys.signIn',
      'identity.passwords.requestReset',
      'identity.passwords.reset',
      'identity.profile.confirmAddress',
      'identity.registrations.confirm',
      'identity.setup.redeem',
      'identity.sso.route',
      'productivity.calendar.readFeed',
    ]);
  });

  it('holds whatever the assistant has words for', () => {
    expect(Object.keys(assistantSpecs).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('lets nobody work across organizations but who administers the platform', () => {
    const across = operations.filter(({ acrossOrganizations }) => acrossOrganizations);
    expect(across.length).toBeGreaterThan(5);
    for (const { name, access } of across) expect([name, access]).toEqual([name, { role: ['PLATFORM_ADMIN'] }]);
  });

  it('names the text and the filename of every answer that leaves as a file', () => {
    const documents = operations.filter(({ document }) => document);
    expect(documents.length).toBeGreaterThan(10);
    for (const { name, document, output } of documents) {
      const { shape } = output as z.ZodObject;
      const texts = ['filename', document!.field].filter((field) => shape[field] instanceof z.ZodString);
      expect([name, texts]).toEqual([name, ['filename', document!.field]]);
    }
  });

  it('gives no address to what only services may ask, and an address to everything else', () => {
    for (const { name, access, method } of operations)
      expect([name, method === undefined]).toEqual([name, access === 'internal']);
  });

  it.each(operations.map((one) => [one.name, one] as const))(
    '%s says what it does in one line and refuses by the table',
    (_, operation) => {
      expect(operation.summary).toMatch(/^[A-Z].{10,200}[^.]$/s);
      expect(operation.summary).not.toContain('\n');
      for (const code of operation.errors ?? []) expect(Object.keys(errors)).toContain(code);
      expect(operation.method === 'GET').toBe(
        operation.method !== undefined && operation.effect === 'read' && operation.method === 'GET',
      );
    },
  );

  it('reads with GET, except where reading takes an effort of its own', () => {
    const readsByPost = operations
      .filter(({ effect, method }) => effect === 'read' && method && method !== 'GET')
      .map(({ name }) => name);
    // An address and a token stay out of addresses, which are logged on their way; a list of people has no place in one.
    expect(readsByPost.toSorted()).toEqual([
      'audit.trail.verify',
      'identity.sso.dryRun',
      'identity.sso.route',
      'talent.poolTemplates.preview',
      'talent.scheduling.week',
    ]);
    expect(operations.filter(({ effect, method }) => effect === 'write' && method === 'GET')).toEqual([]);
  });

  it('makes only reads stale that exist', () => {
    const reads = new Set(operations.filter(({ effect }) => effect === 'read').map(({ name }) => name));
    const strangers = [
      ...events.map(({ name, live }) => [name, live?.refetches ?? []] as const),
      ...operations.map(({ name, changes }) => [name, changes ?? []] as const),
    ].flatMap(([name, stale]) => stale.filter((read) => !reads.has(read)).map((read) => [name, read]));
    expect(strangers).toEqual([]);
  });

  it('has what a write changes told by its events, and by itself only where it announces nothing', () => {
    const both = operations.filter(({ changes, events: listed }) => changes && listed);
    expect(both.map(({ name }) => name)).toEqual([]);
    const reads = operations.filter(
      ({ effect, events: listed }) => effect === 'read' && listed?.().some(({ live }) => live),
    );
    expect(reads.map(({ name }) => name)).toEqual([]);
  });

  it('puts the person into every event that is meant for one', () => {
    for (const { payload, name } of events.filter(({ live }) => live?.to === 'subject'))
      expect([name, Object.keys((payload as z.ZodObject).shape)]).toEqual([name, expect.arrayContaining(['userId'])]);
  });

  it('declares every row of the error table that is not general as somebody’s', () => {
    const general = /^(request|auth|access|resource|server|service)\./;
    const declared = new Set(operations.flatMap((operation) => operation.errors ?? []));
    const orphans = (Object.keys(errors) as ErrorCode[]).filter((code) => !general.test(code) && !declared.has(code));
    expect(orphans).toEqual([]);
  });

  it('account for everything in a file that an import takes', () => {
    const imports = operations.filter(({ name }) => name.endsWith('.import'));
    expect(imports.length).toBeGreaterThan(1);
    const silent = imports.filter(({ output }) => !('account' in (output as unknown as z.ZodObject).shape));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
});
