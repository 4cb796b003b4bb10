import { decay } from '@talent-os/contracts/cyber/threat-kinds.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { Indicator } from '../indicators/indicator.entity.js';
import { Pattern, PatternIndicator } from './pattern.entity.js';
import { patternOf, type Observable } from './pattern.js';
import type { StixPattern } from './read-bundle.js';
import { stixIdOf } from './stix-id.js';
import { differs, isNewer } from './versions.js';

export type KeptPattern = {
  readonly pattern: Pattern;
  readonly indicators: readonly Indicator[];
  /** It was new, or newer than the one that was known. */
  readonly changed: boolean;
};

/** Indicators of one import by kind and value, so that a row is loaded once and changed in one place. */
export type IndicatorsSeen = Map<string, Indicator>;

/** Keeps a pattern by its STIX id, and the indicators it asks for by their values. */
export async function keepPattern(
  tx: Transaction,
  ctx: Ctx,
  one: StixPattern,
  seen: IndicatorsSeen,
): Promise<KeptPattern> {
  const { pattern, changed } = await keepRow(tx, ctx, one);
  const indicators: Indicator[] = [];
  for (const observable of one.observables) {
    const indicator = await keepIndicator(tx, ctx, observable, one, seen);
    const pair = { patternId: pattern.id, indicatorId: indicator.id };
    if (!(await tx.find(PatternIndicator, pair))) await tx.insert(PatternIndicator, pair);
    indicators.push(indicator);
  }
  return { pattern, indicators, changed };
}

async function keepRow(tx: Transaction, ctx: Ctx, one: StixPattern) {
  const { stixId, name, text, language, validFrom, validUntil, revoked, created, modified, classification } = one;
  const values = {
    name,
    text,
    language,
    validUntil,
    revoked,
    classification,
    ...(validFrom && { validFrom }),
    ...(created && { stixCreated: created }),
    ...(modified && { stixModified: modified }),
  };
  const known = await tx.find(Pattern, { stixId });
  if (!known) {
    const begun = created ?? modified ?? ctx.now;
    const dates = { validFrom: validFrom ?? begun, stixCreated: begun, stixModified: modified ?? begun };
    return { pattern: await tx.insert(Pattern, { ...values, ...dates, stixId }), changed: true };
  }
  const changed = isNewer(known, modified) && differs(known, values);
  return { pattern: changed ? await tx.update(Pattern, known, values) : known, changed };
}

/** An indicator that is known by its value stays as it is: what colleagues saw and said of it is theirs. */
async function keepIndicator(
  tx: Transaction,
  ctx: Ctx,
  { kind, value }: Observable,
  { validFrom, classification }: StixPattern,
  seen: IndicatorsSeen,
): Promise<Indicator> {
  const key = `${kind} ${value}`;
  const known = seen.get(key) ?? (await tx.find(Indicator, { kind, value }));
  const at = validFrom && validFrom < ctx.now ? validFrom : ctx.now;
  const indicator =
    known ??
    (await tx.insert(Indicator, {
      kind,
      value,
      baseScore: decay.base,
      firstSeen: at,
      lastSighted: at,
      sightings: 0,
      exempt: false,
      classification,
      stixId: stixIdOf('indicator', patternOf({ kind, value })),
      revoked: false,
    }));
  seen.set(key, indicator);
  return indicator;
}

/** An indicator counts as long as one of its patterns does: the rest is what a feed has taken back or let run out. */
const SETTLE = `
  update cyber.indicator n set revoked = s.revoked, valid_until = s.valid_until, updated_at = $2, version = n.version + 1
  from (select l.indicator_id, bool_and(p.revoked) as revoked,
          case when bool_or(p.valid_until is null and not p.revoked) then null
            else max(p.valid_until) filter (where not p.revoked) end as valid_until
        from cyber.pattern_indicator l join cyber.pattern p on p.organization_id = $1 and p.id = l.pattern_id
        where l.organization_id = $1 and l.indicator_id = any($3) group by l.indicator_id) s
  where n.organization_id = $1 and n.id = s.indicator_id
    and (n.revoked, n.valid_until) is distinct from (s.revoked, s.valid_until)`;

/** Brings the validity of indicators in step with their patterns; the last step of an import. */
export async function settleValidity(tx: Transaction, ctx: Ctx, indicators: Iterable<Indicator>): Promise<void> {
  await tx.execute(SETTLE, [ctx.now, [...indicators].map(({ id }) => id)]);
}
