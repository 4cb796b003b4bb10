import { describe, expect, it } from '@jest/globals';
import { notificationKinds } from '@talent-os/contracts/identity/notification-kinds.js';
import fc from 'fast-check';
import {
  channelsOf,
  defaultPreferences,
  mailPlan,
  matrixOf,
  nextDigest,
  type Preferences,
} from './preferences.rules.js';

const now = new Date('2026-11-20T23:30:00Z');
const iso = (date: Date | undefined) => date?.toISOString();
const hour = fc.integer({ min: 0, max: 23 });
const anything: fc.Arbitrary<Preferences> = fc.record({
  choices: fc.dictionary(
    fc.constantFrom(...notificationKinds),
    fc.record({ inApp: fc.boolean(), email: fc.boolean() }),
  ),
  digest: fc.constantFrom('off', 'daily', 'weekly'),
  digestHour: hour,
  quietFrom: fc.constant(22),
  quietTo: fc.constant(7),
});

describe('the channels of a kind', () => {
  it('are the table’s until somebody chooses', () => {
    expect(channelsOf(defaultPreferences, 'deal')).toEqual({ inApp: true, email: false });
    expect(channelsOf(defaultPreferences, 'credential')).toEqual({ inApp: true, email: true });
    expect(channelsOf({ choices: { deal: { email: true } } }, 'deal')).toEqual({ inApp: true, email: true });
    expect(channelsOf({ choices: { deal: { inApp: false } } }, 'deal')).toEqual({ inApp: false, email: false });
  });

  it('have a row for every kind, and security cannot be muted by anything', () =>
    fc.assert(
      fc.property(anything, (preferences) => {
        const matrix = matrixOf(preferences);
        expect(matrix.map(({ kind }) => kind)).toEqual(notificationKinds);
        expect(matrix.find(({ kind }) => kind === 'security')).toEqual({
          kind: 'security',
          inApp: true,
          email: true,
          always: true,
        });
        expect(mailPlan(preferences, 'security', 'UTC', now)).toEqual({ at: now, digest: false });
      }),
    ));
});

describe('a mail', () => {
  const quiet = { ...defaultPreferences, quietFrom: 22, quietTo: 7 };

  it('goes out at once, after quiet hours, or with the digest', () => {
    expect(mailPlan(defaultPreferences, 'deal', 'UTC', now)).toEqual({ at: now, digest: false });
    expect(iso(mailPlan(quiet, 'deal', 'UTC', now).at)).toBe('2026-11-21T07:00:00.000Z');
    expect(mailPlan({ ...quiet, digest: 'daily', digestHour: 9 }, 'deal', 'UTC', now)).toEqual({
      at: new Date('2026-11-21T09:00:00Z'),
      digest: true,
    });
  });

  it('of a digest inside quiet hours waits for their end', () =>
    expect(iso(nextDigest({ ...quiet, digest: 'daily', digestHour: 5 }, 'UTC', now))).toBe('2026-11-21T07:00:00.000Z'));

  it('of a weekly digest waits for Monday', () =>
    expect(iso(nextDigest({ ...defaultPreferences, digest: 'weekly' }, 'UTC', now))).toBe('2026-11-23T08:00:00.000Z'));
});
