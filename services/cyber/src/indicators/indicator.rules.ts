import { DAY_MS } from '@talent-os/service-kit/calendar';
import { decay } from '@talent-os/contracts/cyber/threat-kinds.js';

type ScoreFacts = {
  readonly baseScore: number;
  readonly lastSighted: Date;
  readonly exempt: boolean;
  readonly revoked: boolean;
  readonly validUntil: Date | null;
};

/**
 * base × (1 − (t ÷ τ)^(1/δ)), t in days since it was last seen; never below 0. An exempt one keeps its base, one that
 * was taken back or whose time is over has none.
 */
export function scoreOf({ baseScore, lastSighted, exempt, revoked, validUntil }: ScoreFacts, now: Date): number {
  if (exempt) return baseScore;
  if (revoked || (validUntil && validUntil <= now)) return 0;
  const days = Math.max(0, now.getTime() - lastSighted.getTime()) / DAY_MS;
  const left = 1 - Math.min(1, days / decay.days) ** (1 / decay.speed);
  return baseScore * left;
}

/** Below the threshold it no longer points to anything. */
export const isExpired = (indicator: ScoreFacts, now: Date): boolean => scoreOf(indicator, now) < decay.threshold;

/** What seeing it once more changes: the clock starts again, the base stays, also one of 0. */
export const afterSighting = (indicator: { readonly lastSighted: Date; readonly sightings: number }, at: Date) => ({
  lastSighted: at > indicator.lastSighted ? at : indicator.lastSighted,
  sightings: indicator.sightings + 1,
});

/** The same score in SQL; `now` is a placeholder of an instant. */
export const scoreSql = (table: string, now: string): string =>
  `case when ${table}.exempt then ${table}.base_score
     when ${table}.revoked or ${table}.valid_until <= ${now}::timestamptz then 0 else ${table}.base_score * (1 - power(
     least(1, greatest(0, extract(epoch from ${now}::timestamptz - ${table}.last_sighted)) / ${decay.days * 86_400}),
     ${1 / decay.speed})::double precision) end`;
