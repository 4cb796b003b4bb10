import type { Output, Sent } from '@talent-os/contracts/define';
import { kindTable } from '@talent-os/contracts/identity/notification-kinds';
import type { changePreferences, getPreferences } from '@talent-os/contracts/identity/notification-preferences';

export type Preferences = Output<typeof getPreferences>;
export type PreferenceChange = Sent<typeof changePreferences>;

/** What the preferences are once a change is made; what it does not name stays. */
export function applyChange(now: Preferences, change: PreferenceChange): Preferences {
  const { kind, channel, on, digest = now.digest, digestHour = now.digestHour, quietFrom, quietTo } = change;
  const kinds =
    kind && channel && on !== undefined
      ? now.kinds.map((row) => (row.kind === kind ? { ...row, [channel]: on } : row))
      : now.kinds;
  if (quietFrom === undefined || quietTo === undefined) return { ...now, kinds, digest, digestHour };
  const quietHours = quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };
  return { ...now, kinds, digest, digestHour, quietHours };
}

/** The change that takes another one back. */
export function backFrom(before: Preferences, change: PreferenceChange): PreferenceChange {
  const { kind, channel, digest, digestHour, quietFrom } = change;
  const row = before.kinds.find((one) => one.kind === kind);
  return {
    ...(kind && channel && row && { kind, channel, on: row[channel] }),
    ...(digest !== undefined && { digest: before.digest }),
    ...(digestHour !== undefined && { digestHour: before.digestHour }),
    ...(quietFrom !== undefined && {
      quietFrom: before.quietHours?.from ?? null,
      quietTo: before.quietHours?.to ?? null,
    }),
  };
}

const channelWords = { inApp: 'in the app', email: 'by email' } as const;
const digestWords = { off: 'Digest off', daily: 'Digest every day', weekly: 'Digest every Monday' } as const;

/** An hour of the day as people read it: `08:00`. */
const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
export const hourChoices = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourText(hour) }));

/** What was saved, in a few words. */
export function savedText({ kind, channel, on, digest, digestHour, quietFrom, quietTo }: PreferenceChange): string {
  if (kind && channel) return `${kindTable[kind].label} ${channelWords[channel]}: ${on ? 'on' : 'off'}`;
  if (digest) return digestWords[digest];
  if (digestHour !== undefined) return `Digest at ${hourText(digestHour)}`;
  if (typeof quietFrom === 'number' && typeof quietTo === 'number')
    return `Quiet hours from ${hourText(quietFrom)} to ${hourText(quietTo)}`;
  return 'Quiet hours off';
}
