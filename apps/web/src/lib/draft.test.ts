import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Operation } from '@talent-os/contracts/define';
import { operations } from '@talent-os/contracts/registry';
import { dropDraft, draftName, draftOf, draftPlaceOf, keepDraft, readDraft } from './draft';
import { store } from './stored';
import { dropSession, dropTokens, keepTokens } from './tokens';
import { signedIn } from '../../test/people';

const initial = { note: '', amount: 1, password: '' };
const name = 'sales.deals.logActivity []';
const keep = (values: object) => keepDraft(name, initial, { ...initial, ...values });
const found = () => readDraft(name)?.values;

beforeEach(() => {
  sessionStorage.clear();
  keepTokens(signedIn());
});

describe('a draft', () => {
  it('is what differs from how the form began, and goes with the last difference', () => {
    keep({ note: 'Called' });
    expect(found()).toEqual({ note: 'Called' });
    keep({});
    expect(found()).toBeUndefined();
    keep({ note: 'Called' });
    dropDraft(name);
    expect(found()).toBeUndefined();
  });

  it('keeps no secret, no file and nobody chosen by an id, whose name its field would not show', () => {
    const id = '0192a000-0000-7000-8000-0000000000d1';
    keep({ password: 'correct horse', file: new File(['x'], 'x.pdf'), ownerId: id, readers: [id] });
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/horse|pdf|0000000000d1/);
  });

  it('outlasts a session that ended, and neither signing out nor another person', () => {
    keep({ note: 'Called' });
    dropTokens();
    expect(found()).toEqual({ note: 'Called' });
    store('auth_user_id', 'somebody-else');
    expect(found()).toBeUndefined();
    keepTokens(signedIn());
    keep({ note: 'Called' });
    dropSession();
    keepTokens(signedIn());
    expect(found()).toBeUndefined();
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('belongs to what its write is about, whichever version that has', () => {
    const of = (input: object) => draftName({ name: 'sales.deals.update' }, { name: '' }, { name: '', ...input });
    expect(of({ dealId: 'a', version: 1 })).toBe(of({ dealId: 'a', version: 2 }));
    expect(of({ dealId: 'a' })).not.toBe(of({ dealId: 'b' }));
    expect(of({ ids: ['a'] })).not.toBe(of({ ids: ['b'] }));
  });
});

describe('health, well-being, clearances and secrets', () => {
  const SENSITIVE = /^healthcare\.|wellness|clearance|^identity\.auth|[tT]oken|password|providers|memories/;
  const SECRET = /^identity\.(auth|passwords|passkeys|secondFactor|stepUp|applicationTokens|webhooks)\b/;
  // A form is in front of what has an address.
  const writes = operations.filter(({ effect, method }: Operation) => effect === 'write' && method !== undefined);
  const isKeptInTab = (operation: Operation) => draftPlaceOf(operation) === 'tab';

  it('are written down of no form', () => {
    const sensitive = writes.filter((operation) => SENSITIVE.test(operation.name));
    expect(sensitive.length).toBeGreaterThan(20);
    expect(sensitive.filter(isKeptInTab).map((operation) => operation.name)).toEqual([]);
  });

  it('a field that holds one would be found', () => {
    const names = writes.filter(isKeptInTab).flatMap((operation) => {
      const shape = (operation.input as { shape?: Record<string, unknown> }).shape ?? {};
      return Object.keys(shape).filter((field) => /health|diagnos|mood|symptom/i.test(field));
    });
    expect(names).toEqual([]);
  });

  it('what opens something is kept nowhere', () => {
    const secret = writes.filter((operation) => SECRET.test(operation.name));
    expect(secret.length).toBeGreaterThan(10);
    expect(new Set(secret.map(draftPlaceOf))).toEqual(new Set(['nowhere']));
    expect(draftOf({ name: 'identity.passwords.change' })).toBeUndefined();
  });

  it('health outlasts a session that ended in the page alone, and neither signing out nor another person', () => {
    const health = draftOf({ name: 'healthcare.credentials.renew' }, 'a')!;
    const type = () => keepDraft(health, initial, { ...initial, note: 'Cough', password: 'horse' });
    type();
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/Cough/);
    dropTokens();
    expect(readDraft(health)?.values).toEqual({ note: 'Cough' });
    dropSession();
    keepTokens(signedIn());
    expect(readDraft(health)).toBeUndefined();
    type();
    const { user, ...session } = signedIn();
    keepTokens({ ...session, user: { ...user, id: 'somebody-else' } });
    expect(readDraft(health)).toBeUndefined();
    keepTokens(signedIn());
    expect(readDraft(health)).toBeUndefined();
  });
});
