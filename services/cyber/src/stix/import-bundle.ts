import type { Ctx, Transaction } from '@talent-os/service-kit';
import { IndicatorSighting } from '../indicators/indicator-sighting.entity.js';
import type { Indicator } from '../indicators/indicator.entity.js';
import { countSighting } from '../indicators/see-indicator.js';
import { ThreatIndicator } from '../threats/threat-links.entity.js';
import { Threat } from '../threats/threat.entity.js';
import { keepPattern, settleValidity, type IndicatorsSeen, type KeptPattern } from './keep-pattern.js';
import { ThreatPattern } from './pattern.entity.js';
import type { Bundle, StixSighting, StixThreat } from './read-bundle.js';
import { differs, isNewer } from './versions.js';

const SOURCE = 'STIX bundle';

/** What an import did: objects that were new or newer, and sightings nobody had counted. */
export type ImportResult = { readonly changed: number; readonly sightings: number };

/**
 * Keeps what a bundle holds, by the ids of its objects: a version that is known changes nothing, a newer one replaces
 * it. The same bundle a second time therefore changes nothing at all.
 */
export async function importBundle(tx: Transaction, ctx: Ctx, bundle: Bundle): Promise<ImportResult> {
  const patterns = new Map<string, KeptPattern>();
  const seen: IndicatorsSeen = new Map();
  let changed = 0;
  for (const one of bundle.patterns) {
    const stored = await keepPattern(tx, ctx, one, seen);
    patterns.set(one.stixId, stored);
    if (stored.changed) changed += 1;
  }
  const neighbours = neighboursOf(bundle);
  for (const one of bundle.threats) {
    const near = new Set([...one.refs, ...(neighbours.get(one.stixId) ?? [])]);
    if (await keepThreatWithLinks(tx, ctx, one, { facts: bundle.facts, near, patterns })) changed += 1;
  }
  let sightings = 0;
  for (const one of bundle.sightings) if (await keepSighting(tx, ctx, one, patterns.get(one.of))) sightings += 1;
  await settleValidity(tx, ctx, seen.values());
  return { changed, sightings };
}

/** What the links of a bundle connect with each object, in either direction. */
function neighboursOf({ links }: Bundle): ReadonlyMap<string, ReadonlySet<string>> {
  const neighbours = new Map<string, Set<string>>();
  const connect = (one: string, other: string) => {
    const near = neighbours.get(one) ?? new Set();
    neighbours.set(one, near.add(other));
  };
  for (const [from, to] of links) {
    connect(from, to);
    connect(to, from);
  }
  return neighbours;
}

/** What a bundle says about a threat besides its own object. */
type LinkedObjects = Pick<Bundle, 'facts'> & {
  /** Ids of the objects it is connected with. */
  readonly near: ReadonlySet<string>;
  readonly patterns: ReadonlyMap<string, KeptPattern>;
};

async function keepThreatWithLinks(
  tx: Transaction,
  ctx: Ctx,
  one: StixThreat,
  around: LinkedObjects,
): Promise<boolean> {
  const { near, patterns } = around;
  const { threat, changed } = await keepThreat(tx, ctx, one, around);
  const linked = [...near].flatMap((id) => patterns.get(id) ?? []);
  for (const { pattern } of linked) {
    const pair = { threatId: threat.id, patternId: pattern.id };
    if (!(await tx.find(ThreatPattern, pair))) await tx.insert(ThreatPattern, pair);
  }
  const indicators = new Set(linked.flatMap((stored) => stored.indicators.map(({ id }) => id)));
  for (const indicatorId of indicators) {
    const pair = { threatId: threat.id, indicatorId };
    if (!(await tx.find(ThreatIndicator, pair))) await tx.insert(ThreatIndicator, pair);
  }
  return changed;
}

async function keepThreat(tx: Transaction, ctx: Ctx, one: StixThreat, { facts, near }: LinkedObjects) {
  const { stixId, title, description, publishedDate, classification, severity, revoked, created, modified } = one;
  const nearFacts = [...near].flatMap((id) => facts.get(id) ?? []);
  const values = {
    title,
    description,
    classification,
    severity,
    revoked,
    stixFacts: one.facts,
    cves: nearFacts.flatMap(({ cve }) => cve ?? []),
    techniques: nearFacts.flatMap(({ technique }) => technique ?? []),
    ...(publishedDate && { publishedDate }),
    ...(created && { stixCreated: created }),
    ...(modified && { stixModified: modified }),
  };
  const known = await tx.find(Threat, { stixId });
  if (!known) {
    const dates = { publishedDate: publishedDate ?? ctx.now, stixCreated: created, stixModified: modified };
    const threat = await tx.insert(Threat, { ...values, ...dates, stixId, source: SOURCE, cvss: null });
    return { threat, changed: true };
  }
  const changed = isNewer(known, modified) && differs(known, values);
  return { threat: changed ? await tx.update(Threat, known, values) : known, changed };
}

async function keepSighting(
  tx: Transaction,
  ctx: Ctx,
  { stixId, at, count }: StixSighting,
  of: KeptPattern | undefined,
): Promise<boolean> {
  if (!of || count === 0) return false;
  const unseen: Indicator[] = [];
  for (const indicator of of.indicators)
    if (!(await tx.find(IndicatorSighting, { indicatorId: indicator.id, stixId }))) unseen.push(indicator);
  for (const indicator of unseen) await countSighting(tx, ctx, indicator, { at, place: SOURCE, stixId });
  return unseen.length > 0;
}
