import type { Classification } from '@talent-os/contracts/cyber/threat-kinds.js';
import { CameObjects } from './came-objects.js';
import { markingId, markingObject } from './markings.js';
import { patternOf } from './pattern.js';
import type { OutBundle, OutIndicator, OutPattern, OutThreat, StixObject } from './out-bundle.js';
import { stixIdOf } from './stix-id.js';

type StixMetadata = {
  readonly created: string;
  readonly modified: string;
  readonly classification: Classification;
  readonly revoked?: boolean;
};

/** STIX writes instants with `Z`. */
const stamp = (at: string) => new Date(at).toISOString();
const typeOf = (stixId: string) => stixId.slice(0, stixId.indexOf('--'));

/**
 * Threats as a STIX 2.1 bundle: each with its patterns, its other indicators, its vulnerabilities and techniques, and
 * the markings of all. What came with a bundle leaves as it came, with the relationships and sightings between what
 * leaves. `id`: UUID of the bundle, version 4.
 */
export function writeBundle(id: string, bundle: OutBundle): string {
  const came = new CameObjects(bundle.objects);
  const objects = new Map<string, StixObject>();
  const add = (one: StixObject) => objects.set(one.id, one);
  for (const { classification } of bundle.patterns) add(markingObject(classification));
  for (const pattern of bundle.patterns) add(came.instead(patternObject(pattern), pattern));
  const reports: [OutThreat, readonly StixObject[]][] = [];
  for (const threat of bundle.threats) {
    const marked = [threat, ...threat.indicators, ...threat.patterns];
    for (const { classification } of marked) add(markingObject(classification));
    const detections = [
      ...threat.patterns.map((one) => came.instead(patternObject(one), one)),
      ...threat.indicators.map((one) => came.instead(indicatorObject(one), one)),
    ];
    const known = [
      ...threat.cves.map((cve) => came.ofCode(cve) ?? cveObject(cve, threat)),
      ...threat.techniques.map((one) => came.ofCode(one) ?? techniqueObject(one, threat)),
    ];
    for (const one of [...detections, ...known]) add(one);
    if (typeOf(threat.stixId) === 'report') reports.push([threat, [...detections, ...known]]);
    else {
      add(came.instead(actorObject(threat), threat));
      for (const one of linksOf(threat, detections, known)) if (!came.connects(one)) add(one);
    }
  }
  if (bundle.whole) for (const one of came.facts) add(one);
  for (const [threat, refs] of reports) add(reportOf(threat, refs, { came, objects }));
  for (const { object, classification } of came.between(objects)) {
    add(markingObject(classification));
    add(object);
  }
  return JSON.stringify({ type: 'bundle', id: `bundle--${id}`, objects: [...objects.values()] }, null, 2);
}

/** A report as it came: it refers to what leaves with it, and to what was put behind it here. */
function reportOf(
  threat: OutThreat,
  refs: readonly StixObject[],
  { came, objects }: { readonly came: CameObjects; readonly objects: ReadonlyMap<string, StixObject> },
): StixObject {
  const own = reportObject(threat, refs);
  const report = came.instead(own, threat) as StixObject & { readonly object_refs?: readonly string[] };
  const named = (report.object_refs ?? []).filter((id) => objects.has(id));
  return { ...report, object_refs: [...new Set([...named, ...own.object_refs])] } as StixObject;
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
