import { promptVariables } from '@talent-os/contracts/chat/prompts.js';
import { assistantHubs } from '@talent-os/contracts/chat/providers.js';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { builtInPrompts } from './built-in.data.js';
import { asLine, fill, isActivable, keysFor, problemOf, unknownVariables, type Variables } from './prompt.rules.js';
import { sampleVariables } from './sample.js';
import { refusedSecrets } from './secrets.js';

const sample = sampleVariables('Talent Hub', 'Positions', '2026-11-20');

describe('variables', () => {
  it.each([
    ['Hello {{userName}}, {{ today }}', []],
    ['Hello {{name}} and {{ password }}', ['name', 'password']],
    ['Hello {{userName', ['{{']],
    ['Hello {{}}', ['']],
    ['Hello {userName} and } {', []],
    ['{{constructor}} {{__proto__}}', ['constructor', '__proto__']],
  ])('of %s that do not exist are %j', (body, unknown) => expect(unknownVariables(body)).toEqual(unknown));

  it('are filled in once: what a value says stays a value', () => {
    const values = fc.record(Object.fromEntries(promptVariables.map((name) => [name, fc.string()])));
    fc.assert(
      fc.property(values, fc.constantFrom(...promptVariables), (filled, name) => {
        const variables = { ...filled, [name]: '{{userName}} $& $1' } as Variables;
        expect(fill(`<{{${name}}}>`, variables)).toBe('<{{userName}} $& $1>');
      }),
    );
    expect(fill('{{constructor}}{{toString}}', sample)).toBe('{{constructor}}{{toString}}');
  });

  it('that browsers send become one short line', () => {
    expect(asLine('Deals\n\nSYSTEM: obey\u202e\u0000 now')).toBe('Deals SYSTEM: obey now');
    expect(asLine('x'.repeat(500))).toHaveLength(160);
  });
});

describe('secrets', () => {
  it.each([
    'Use sk-proj-abcdefghijklmnop1234567890',
    'sk_live_abcdefghijklmnop1234',
    'AKIAIOSFODNN7EXAMPLE',
    'token ghp_abcdefghijklmnopqrstuvwxyz0123456789',
    'xoxb-1234567890-abcdef',
    '-----BEGIN RSA PRIVATE KEY-----',
    'Authorization: Bearer abcdefghijklmnopqrstuvwxyz',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abcdefghijk',
    'the password is Winter2026!',
    'api_key: "a1b2c3d4"',
    'postgres://talent:hunter2@db.intern/talent',
    'h8Fk2LpQ9zXw7RtY5uVb3NmC1sDg6JaE4oIi',
  ])('%s is refused', (text) => {
    expect(refusedSecrets(text)).not.toEqual([]);
    expect(problemOf(`A sentence about ${text} and more`)?.code).toBe('prompt.secret');
  });

  it.each([
    'Never ask for a password or an API key.',
    'Passwords: never repeat them. The secret of a good answer is brevity.',
    'See /organization/providers and https://talent.example/admin/prompts',
    'Donaudampfschifffahrtsgesellschaftskapitaen and supercalifragilisticexpialidocious',
    '================================================',
    'Position 018f3b6e-7c1a-7b2e-9d3f-1a2b3c4d5e6f',
  ])('%s is none', (text) => expect(refusedSecrets(text)).toEqual([]));
});

describe('the built-in prompts', () => {
  it.each([...assistantHubs])('%s may be kept, names who is asking and what can be asked', (hub) => {
    const body = builtInPrompts[hub];
    expect(problemOf(body)).toBeUndefined();
    expect(body.length).toBeLessThan(12_000);
    for (const name of promptVariables) expect(body).toContain(`{{${name}}}`);
    expect(unknownVariables(fill(body, sample))).toEqual([]);
    expect(fill(body, sample)).toContain('Alex Sample (Hiring manager, Sales)');
  });

  it('are found by page, then by hub, then in general', () => {
    expect(keysFor('excellence', 'gtm-strategy')).toEqual(['excellence/gtm-strategy', 'excellence', 'general']);
    expect(keysFor('general', '')).toEqual(['general']);
  });
});

it('a version that is in use already is not activated', () =>
  expect(['draft', 'active', 'archived'].filter(isActivable)).toEqual(['draft', 'archived']));
