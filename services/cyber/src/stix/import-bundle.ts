import { decay } from '@talent-os/contracts/cyber/threat-kinds.js';
import type { Ctx, Transaction } from '@talent-os/service-kit';
import { Indicator } from '../indicators/indicator.entity.js';
import { countSighting } from '../indicators/see-indicator.js';
import { ThreatIndicator } from '../threats/threat-links.entity.js';
import { Threat } from '../threats/threat.entity.js';
import type { Bundle, StixIndicator, StixThreat } from './read-bundle.js';

const SOURCE = 'STIX bundle';

/** Keeps what a bundle holds. A threat known by its id is brought up to date, an indicator known by its value stays as it is. */
export async function importBundle(tx: Transaction, ctx: Ctx, bundle: Bundle): Promise<number> {
  const indicators = new Map<string, Indicator>();
  for (const one of bundle.indicators) indicators.set(one.stixId, await keepIndicator(tx, one));
  const neighbours = neighboursOf(bundle);
  for (const one of bundle.threats) {
    const near = new Set([...one.refs, ...(neighbours.get(one.stixId) ?? [])]);
    const threat = await keepThreat(tx, one, bundle, near);
    for (const indicatorId of new Set([...near].flatMap((id) => indicators.get(id)?.id ?? [])))
      if (!(await tx.find(ThreatIndicator, { threatId: threat.id, indicatorId })))
        await tx.insert(ThreatIndicator, { threatId: threat.id, indicatorId });
  }
  let sightings = 0;
  for (const { of, at, count } of bundle.sightings) {
    const indicator = indicators.get(of);
    if (!indicator || count === 0) continue;
    await countSighting(tx, ctx, indicator, { at, place: SOURCE });
    sightings += 1;
  }
  return sightings;
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

async function keepIndicator(tx: Transaction, one: StixIndicator): Promise<Indicator> {
  const { kind, value, seenAt, classification } = one;
  const known = await tx.find(Indicator, { kind, value });
  if (known) return known;
  return tx.insert(Indicator, {
    kind,
    value,
    baseScore: decay.base,
    firstSeen: seenAt,
    lastSighted: seenAt,
    sightings: 0,
    exempt: false,
    classification,
  });
}

async function keepThreat(
  tx: Transaction,
  one: StixThreat,
  { facts }: Bundle,
  near: ReadonlySet<string>,
): Promise<Threat> {
  const { stixId, title, description, publishedDate, classification, severity } = one;
  const told = [...near].flatMap((id) => facts.get(id) ?? []);
  const values = {
    stixId,
    title,
    description,
    publishedDate,
    classification,
    severity,
    cves: told.flatMap(({ cve }) => cve ?? []),
    techniques: told.flatMap(({ technique }) => technique ?? []),
  };
  const known = await tx.find(Threat, { stixId: one.stixId });
  return known ? tx.update(Threat, known, values) : tx.insert(Threat, { ...values, source: SOURCE, cvss: null });
}
