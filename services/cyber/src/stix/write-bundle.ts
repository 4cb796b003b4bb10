import type { Classification, IndicatorKind } from '@talent-os/contracts/cyber/threat-kinds.js';
import { markingId, markingObject } from './markings.js';
import { patternOf } from './pattern.js';
import type { StixFacts } from './shapes.js';
import { stixIdOf } from './stix-id.js';

type Validity = { readonly validUntil: string | null; readonly revoked: boolean };
/** An indicator that no pattern of the threat asks for. */
type OutIndicator = Validity & {
  readonly stixId: string;
  readonly kind: IndicatorKind;
  readonly value: string;
  readonly firstSeen: string;
  readonly classification: Classification;
};
type OutPattern = Validity & {
  readonly stixId: string;
  readonly name: string;
  readonly text: string;
  readonly language: string;
  readonly validFrom: string;
  readonly created: string;
  readonly modified: string;
  readonly classification: Classification;
};
export type OutThreat = {
  readonly stixId: string;
  readonly title: string;
  readonly description: string;
  readonly publishedDate: string;
  readonly created: string;
  readonly modified: string;
  readonly classification: Classification;
  readonly severity: string;
  readonly revoked: boolean;
  readonly stixFacts: StixFacts;
  readonly cves: readonly string[];
  readonly techniques: readonly string[];
  readonly indicators: readonly OutIndicator[];
  readonly patterns: readonly OutPattern[];
};
type StixMetadata = {
  readonly created: string;
  readonly modified: string;
  readonly classification: Classification;
  readonly revoked?: boolean;
};
type StixObject = { readonly type: string; readonly id: string };

/** STIX writes instants with `Z`. */
const stamp = (at: string) => new Date(at).toISOString();
const typeOf = (stixId: string) => stixId.slice(0, stixId.indexOf('--'));

/**
 * Threats as a STIX 2.1 bundle: each with its patterns, its other indicators, its vulnerabilities and techniques, and
 * the markings of all. What came with a bundle leaves under the id it came with. `id`: UUID of the bundle, version 4.
 */
export function writeBundle(id: string, threats: readonly OutThreat[]): string {
  const objects = new Map<string, StixObject>();
  const add = (one: StixObject) => objects.set(one.id, one);
  for (const threat of threats) {
    const marked = [threat, ...threat.indicators, ...threat.patterns];
    for (const { classification } of marked) add(markingObject(classification));
    const detections = [...threat.patterns.map(patternObject), ...threat.indicators.map(indicatorObject)];
    const known = [
      ...threat.cves.map((cve) => cveObject(cve, threat)),
      ...threat.techniques.map((one) => techniqueObject(one, threat)),
    ];
    for (const one of [...detections, ...known]) add(one);
    if (typeOf(threat.stixId) === 'report') add(reportObject(threat, [...detections, ...known]));
    else for (const one of [actorObject(threat), ...linksOf(threat, detections, known)]) add(one);
  }
  return JSON.stringify({ type: 'bundle', id: `bundle--${id}`, objects: [...objects.values()] }, null, 2);
}

const dated = (stixId: string, { created, modified, classification, revoked }: StixMetadata) => ({
  type: typeOf(stixId),
  spec_version: '2.1',
  id: stixId,
  created: stamp(created),
  modified: stamp(modified),
  ...(revoked && { revoked }),
  object_marking_refs: [markingId(classification)],
});

const patternObject = ({ stixId, name, text, language, validFrom, validUntil, ...about }: OutPattern) => ({
  ...dated(stixId, about),
  name,
  pattern: text,
  pattern_type: language,
  valid_from: stamp(validFrom),
  ...(validUntil && { valid_until: stamp(validUntil) }),
});

const indicatorObject = (indicator: OutIndicator) =>
  patternObject({
    ...indicator,
    name: indicator.value,
    text: patternOf(indicator),
    language: 'stix',
    validFrom: indicator.firstSeen,
    created: indicator.firstSeen,
    modified: indicator.firstSeen,
  });

const cveObject = (cve: string, threat: OutThreat) => ({
  ...dated(stixIdOf('vulnerability', cve), ownFact(threat)),
  name: cve,
  external_references: [{ source_name: 'cve', external_id: cve }],
});

const techniqueObject = (technique: string, threat: OutThreat) => ({
  ...dated(stixIdOf('attack-pattern', technique), ownFact(threat)),
  name: technique,
  external_references: [{ source_name: 'mitre-attack', external_id: technique }],
});

/** What is publicly known says nothing of who told it: it is as clear as it was before. */
const ownFact = ({ created }: OutThreat): StixMetadata => ({ created, modified: created, classification: 'TLP:CLEAR' });

/** A report refers to something at least: where nothing is known, to its own marking. */
const reportObject = (threat: OutThreat, refs: readonly StixObject[]) => ({
  ...dated(threat.stixId, threat),
  ...describe(threat),
  published: stamp(threat.publishedDate),
  object_refs: refs.length > 0 ? refs.map(({ id }) => id) : [markingId(threat.classification)],
});

const actorObject = (threat: OutThreat) => ({
  ...dated(threat.stixId, threat),
  ...describe(threat),
  ...(typeOf(threat.stixId) === 'malware' && { is_family: threat.stixFacts.is_family ?? false }),
});

const describe = ({ title, description, severity, stixFacts }: OutThreat) => ({
  name: title,
  ...(description && { description }),
  labels: [`severity:${severity}`],
  ...stixFacts,
});

function linksOf(threat: OutThreat, detections: readonly StixObject[], known: readonly StixObject[]) {
  const link = (kind: string, source: string, target: string) => ({
    ...dated(stixIdOf('relationship', `${kind} ${source} ${target}`), threat),
    relationship_type: kind,
    source_ref: source,
    target_ref: target,
  });
  const exploits = typeOf(threat.stixId) === 'malware' ? 'exploits' : 'targets';
  return [
    ...detections.map(({ id }) => link('indicates', id, threat.stixId)),
    ...known.map(({ id, type }) => link(type === 'vulnerability' ? exploits : 'uses', threat.stixId, id)),
  ];
}
