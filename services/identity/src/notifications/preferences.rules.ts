import { kindOf, notificationKinds, type NotificationKind } from '@talent-os/contracts/identity/notification-kinds.js';
import type { Input } from '@talent-os/contracts';
import type { changePreferences, digests } from '@talent-os/contracts/identity/notification-preferences.js';
import { nextAt, quietUntil, type QuietHours } from './when.rules.js';

/** What a person switched on or off themselves, by kind. */
export type Choices = Partial<Record<NotificationKind, { readonly inApp?: boolean; readonly email?: boolean }>>;
export type Preferences = {
  readonly choices: Choices;
  readonly digest: (typeof digests)[number];
  readonly digestHour: number;
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
};

/** How people are notified who have chosen nothing. */
export const defaultPreferences: Preferences = {
  choices: {},
  digest: 'off',
  digestHour: 8,
  quietFrom: null,
  quietTo: null,
};

/** Which channels a kind takes: the person's choice, else the table's; both where nobody can switch it off. */
export function channelsOf({ choices }: Pick<Preferences, 'choices'>, kind: NotificationKind) {
  const { always = false, email } = kindOf(kind);
  if (always) return { inApp: true, email: true };
  return { inApp: choices[kind]?.inApp ?? true, email: choices[kind]?.email ?? email };
}

export const matrixOf = (preferences: Pick<Preferences, 'choices'>) =>
  notificationKinds.map((kind) => ({
    kind,
    ...channelsOf(preferences, kind),
    always: kindOf(kind).always ?? false,
  }));

type Change = Input<typeof changePreferences>;

/** What a person's preferences become by a change; what it does not name stays. */
export function chosenBy(now: Preferences, change: Change): Partial<Preferences> {
  const { kind, channel, on, ...rest } = change;
  const named = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  if (!kind || !channel || on === undefined) return named;
  return { ...named, choices: { ...now.choices, [kind]: { ...now.choices[kind], [channel]: on } } };
}

export const quietHoursOf = ({ quietFrom, quietTo }: Preferences): QuietHours | null =>
  quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };

/** When the next digest goes out; nothing without one. A digest inside quiet hours waits for their end. */
export function nextDigest(preferences: Preferences, timezone: string, after: Date): Date | undefined {
  if (preferences.digest === 'off') return undefined;
  const at = nextAt(preferences.digestHour, timezone, after, preferences.digest === 'weekly');
  return awake(preferences, timezone, at);
}

/** When a mail about a notification goes out, and whether with others. */
export function mailPlan(
  preferences: Preferences,
  kind: NotificationKind,
  timezone: string,
  now: Date,
): { readonly at: Date; readonly digest: boolean } {
  if (kindOf(kind).always) return { at: now, digest: false };
  const digest = nextDigest(preferences, timezone, now);
  return digest ? { at: digest, digest: true } : { at: awake(preferences, timezone, now), digest: false };
}

function awake(preferences: Preferences, timezone: string, at: Date): Date {
  const quiet = quietHoursOf(preferences);
  return (quiet && quietUntil(quiet, timezone, at)) ?? at;
}
