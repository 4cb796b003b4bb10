import { describe, expect, it } from '@jest/globals';
import { notificationKinds } from '@talent-os/contracts/identity/notification-kinds';
import fc from 'fast-check';
import {
  backFrom,
  applyChange,
  hourChoices,
  savedText,
  type PreferenceChange,
  type Preferences,
} from './preferences.rules';

const preferences: Preferences = {
  kinds: notificationKinds.map((kind) => ({ kind, inApp: true, email: false, always: kind === 'security' })),
  digest: 'off',
  digestHour: 8,
  quietHours: null,
  timezone: 'UTC',
  email: { available: true, address: 'a@b.example', waiting: 0, sent: 0, failed: 0, notSent: 0, nextDigestAt: null },
  push: { available: false },
};
const hour = fc.integer({ min: 0, max: 23 });
const change: fc.Arbitrary<PreferenceChange> = fc.oneof(
  fc.record({
    kind: fc.constantFrom(...notificationKinds),
    channel: fc.constantFrom('inApp' as const, 'email' as const),
    on: fc.boolean(),
  }),
  fc.record({ digest: fc.constantFrom('off' as const, 'daily' as const, 'weekly' as const) }),
  fc.record({ digestHour: hour }),
  fc.record({ quietFrom: hour, quietTo: hour }),
  fc.constant({ quietFrom: null, quietTo: null }),
);

describe('a change of preferences', () => {
  it('is taken back by its way back, whatever was changed before', () =>
    fc.assert(
      fc.property(fc.array(change), change, (earlier, last) => {
        const before = earlier.reduce(applyChange, preferences);
        expect(applyChange(applyChange(before, last), backFrom(before, last))).toEqual(before);
      }),
    ));

  it.each<[PreferenceChange, string]>([
    [{ kind: 'deal', channel: 'email', on: true }, 'Deals by email: on'],
    [{ kind: 'goal', channel: 'inApp', on: false }, 'Goals in the app: off'],
    [{ digest: 'weekly' }, 'Digest every Monday'],
    [{ digestHour: 7 }, 'Digest at 07:00'],
    [{ quietFrom: 22, quietTo: 6 }, 'Quiet hours from 22:00 to 06:00'],
    [{ quietFrom: null, quietTo: null }, 'Quiet hours off'],
  ])('%j reads %s', (one, text) => expect(savedText(one)).toBe(text));

  it('knows every hour of the day', () => expect(hourChoices).toHaveLength(24));
});
