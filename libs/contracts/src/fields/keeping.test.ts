import { describe, expect, it } from '@jest/globals';
import { schemaOf, walk } from './walk.js';
import { keepingOf, unkept } from './keeping.js';
import { operations } from '../registry.js';

const named = (name: string) => operations.find((operation) => operation.name === name)!;

describe('an answer', () => {
  it.each([
    ['sales.deals.list', 'held'],
    ['talent.positions.list', 'held'],
    ['identity.roles.list', 'held'],
    ['sales.deals.create', 'passing'],
    ['sales.deals.export', 'passing'],
    ['cyber.clearance.get', 'passing'],
    ['healthcare.units.overview', 'passing'],
    ['chat.sessions.get', 'passing'],
    ['identity.documents.download', 'passing'],
    ['identity.auth.login', 'secret'],
    ['identity.auth.refresh', 'secret'],
    ['identity.webhooks.renewSecret', 'secret'],
    ['identity.invitations.create', 'secret'],
    ['identity.secondFactor.makeRecoveryCodes', 'secret'],
    ['productivity.calendar.openFeed', 'secret'],
  ])('of %s is %s', (name, keeping) => {
    expect(keepingOf(named(name))).toBe(keeping);
  });

  it('is held by nobody where its reading is recorded, asks for a proof or brings a file', () => {
    const kept = operations.filter((operation) => keepingOf(operation) === 'held');
    expect(kept.length).toBeGreaterThan(50);
    const wrong = kept.filter(({ method, effect, audited, stepUp, download, document, stream, refreshCookie }) =>
      Boolean(
        method !== 'GET' || effect !== 'read' || audited || stepUp || download || document || stream || refreshCookie,
      ),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('that has a token in it, at any depth and in any list, is a secret', () => {
    const open = operations.filter((operation) => {
      let tokens = 0;
      walk(schemaOf(operation, 'out'), 'out', (path, { type }) => {
        if (/(?:token|secret)$/i.test(path) && type === 'string') tokens += 1;
      });
      return tokens > 0 && keepingOf(operation) !== 'secret';
    });
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  it.each(unkept)('of %s is spoken of because there is such a part', (part) => {
    expect(operations.some(({ name }) => name.startsWith(`${part}.`))).toBe(true);
  });
});
