import type { Severity } from '@talent-os/contracts/cyber/incident-states.js';
import { MOST_BUNDLE_OBJECTS } from '@talent-os/contracts/cyber/bundle-imports.js';
import { severities } from '@talent-os/contracts/cyber/incident-states.js';
import type { Classification } from '@talent-os/contracts/cyber/threat-kinds.js';
import { unstorable } from '@talent-os/service-kit/host/unstorable';
import { withinBounds } from '@talent-os/service-kit/json-bounds';
import { z } from 'zod';
import { firstRefusals } from '../refused-lines.js';
import { classificationOf } from './markings.js';
import { objectLines } from './object-lines.js';
import { observablesOf, type Observable } from './pattern.js';
import { common, facts, ID, shapes, type StixFacts } from './shapes.js';

/** How many objects of a bundle are taken, the ones beyond are refused, and how many values it may hold before it is parsed. */
type BundleLimits = { readonly objects: number; readonly values: number };
/** Of a bundle that is waited for: twenty characters for each value leave room for every real one. */
const AT_ONCE: BundleLimits = { objects: 5_000, values: 25_000 };
/** Of one that is taken over in the background. */
export const IN_BACKGROUND: BundleLimits = { objects: MOST_BUNDLE_OBJECTS, values: 800_000 };
const DEPTH = 32;
const THREATS = new Set(['report', 'campaign', 'malware', 'intrusion-set', 'threat-actor']);
const KEPT = new Set([...THREATS, 'indicator', 'relationship', 'sighting', 'vulnerability', 'attack-pattern']);

/** Which version of an object it is; nothing where the object does not say, or names a time ahead. */
type Version = { readonly created: Date | null; readonly modified: Date | null; readonly revoked: boolean };
type StixThreat = Version & {
  readonly stixId: string;
  readonly title: string;
  readonly description: string;
  readonly publishedDate: Date | null;
  readonly classification: Classification;
  readonly severity: Severity;
  readonly facts: StixFacts;
  readonly refs: readonly string[];
};
export type StixPattern = Version & {
  readonly stixId: string;
  readonly name: string;
  readonly text: string;
  readonly language: string;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
  readonly classification: Classification;
  readonly observables: readonly Observable[];
};
export type StixSighting = {
  readonly stixId: string;
  readonly of: string;
  readonly at: Date;
  readonly count: number;
};
/** An object that is kept as it came. */
export type KeptObject = {
  readonly stixId: string;
  readonly object: object;
  readonly modified: Date | null;
  readonly classification: Classification;
  /** What it connects, where it is nothing by itself. */
  readonly ends: readonly string[];
};
export type Refusal = { readonly line: number; readonly id: string | null; readonly reason: string };
export type Bundle = {
  readonly threats: readonly StixThreat[];
  readonly patterns: readonly StixPattern[];
  /** CVE numbers and techniques by the id of their object. */
  readonly facts: ReadonlyMap<string, { readonly cve?: string; readonly technique?: string }>;
  readonly links: readonly (readonly [from: string, to: string])[];
  readonly sightings: readonly StixSighting[];
  /** What of it is kept, in the order of the bundle. */
  readonly objects: readonly KeptObject[];
  readonly refused: readonly Refusal[];
  /** Objects that were refused, also those that are not told one by one. */
  readonly refusals: number;
  /** Objects of kinds that say nothing about threats, by kind. */
  readonly passedOver: readonly (readonly [kind: string, count: number])[];
  /** Objects in the bundle, whatever came of them. */
  readonly read: number;
};

/** The severity that stands among the labels, as `high` or `severity:high`; medium where none does. */
const severityOf = (labels: readonly string[] = []): Severity =>
  severities.find((one) => labels.some((label) => label.toLowerCase().split(/[:=]/).at(-1) === one)) ?? 'medium';

class BundleReader {
  readonly threats: StixThreat[] = [];
  readonly patterns: StixPattern[] = [];
  readonly facts = new Map<string, { cve?: string; technique?: string }>();
  readonly links: (readonly [string, string])[] = [];
  readonly sightings: StixSighting[] = [];
  readonly objects: KeptObject[] = [];
  readonly passed = new Map<string, number>();

  constructor(private readonly now: Date) {}

  /** Takes an object, or throws the reason why not. Types that say nothing about threats are passed over. */
  take(object: unknown): void {
    if (unstorable(object).length > 0) throw new Error('it holds characters that cannot be stored');
    const { type, id, object_marking_refs = [], ...said } = parsed(common, object);
    if (ID.exec(id)?.[1] !== type) throw new Error('the id is of another type');
    if (!KEPT.has(type)) {
      this.passed.set(type, (this.passed.get(type) ?? 0) + 1);
      return;
    }
    const ends = this.read(type, object);
    const { modified } = this.versionOf({ type, id, ...said });
    const classification = classificationOf(object_marking_refs);
    this.objects.push({ stixId: id, object: { ...(object as object), id }, modified, classification, ends });
  }

  /** Reads an object of a kind that is kept. Answers what it connects. */
  private read(type: string, object: unknown): readonly string[] {
    if (THREATS.has(type)) this.threat(parsed(shapes.threat, object));
    else if (type === 'indicator') this.indicator(parsed(shapes.indicator, object));
    else if (type === 'relationship') return this.relationship(parsed(shapes.relationship, object));
    else if (type === 'sighting') return this.sighting(parsed(shapes.sighting, object));
    else this.fact(parsed(shapes.fact, object));
    return [];
  }

  private threat(object: z.infer<typeof shapes.threat>): void {
    const { id, name, description = '', labels, object_refs = [], object_marking_refs = [] } = object;
    this.threats.push({
      stixId: id,
      title: name,
      description,
      publishedDate: this.notAhead(object.published) ?? this.notAhead(object.modified) ?? this.notAhead(object.created),
      classification: classificationOf(object_marking_refs),
      severity: severityOf(labels),
      facts: facts.parse(object),
      refs: object_refs,
      ...this.versionOf(object),
    });
  }

  private indicator(object: z.infer<typeof shapes.indicator>): void {
    const { id, pattern, pattern_type, valid_from, valid_until, created, object_marking_refs = [] } = object;
    const observables = pattern_type === 'stix' ? observablesOf(pattern) : [];
    if (!observables) throw new Error('the pattern is no STIX pattern: comparisons in brackets are');
    const [validFrom, validUntil] = [dateOf(valid_from ?? created), dateOf(valid_until)];
    if (validFrom && validUntil && validUntil <= validFrom) throw new Error('it is valid until before it is valid');
    this.patterns.push({
      stixId: id,
      name: object.name ?? observables[0]?.value ?? pattern_type,
      text: pattern,
      language: pattern_type,
      validFrom,
      validUntil,
      classification: classificationOf(object_marking_refs),
      observables,
      ...this.versionOf(object),
    });
  }

  private versionOf({ created, modified, revoked = false }: z.infer<typeof common>): Version {
    return { created: this.notAhead(created), modified: this.notAhead(modified ?? created), revoked };
  }

  private relationship({ source_ref, target_ref }: z.infer<typeof shapes.relationship>): readonly string[] {
    this.links.push([source_ref, target_ref]);
    return [source_ref, target_ref];
  }

  private sighting({
    id,
    sighting_of_ref,
    last_seen,
    created,
    count = 1,
  }: z.infer<typeof shapes.sighting>): readonly string[] {
    this.sightings.push({
      stixId: id,
      of: sighting_of_ref,
      at: this.notAhead(last_seen ?? created) ?? this.now,
      count,
    });
    return [sighting_of_ref];
  }

  private fact({ id, type, name, external_references = [] }: z.infer<typeof shapes.fact>): void {
    if (type === 'vulnerability') {
      const cve = name.toUpperCase();
      this.facts.set(id, /^CVE-\d{4}-\d{4,}$/.test(cve) ? { cve } : {});
    } else {
      const codes = external_references.map(({ external_id = '' }) => external_id.toUpperCase());
      const technique = codes.find((code) => /^T\d{4}(\.\d{3})?$/.test(code));
      this.facts.set(id, technique ? { technique } : {});
    }
  }

  private notAhead(text: string | undefined): Date | null {
    const at = dateOf(text);
    return at && at > this.now ? null : at;
  }
}

const dateOf = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));

/** The object in its shape; throws what is wrong with it, in words. */
function parsed<S extends z.ZodType>(shape: S, object: unknown): z.infer<S> {
  const result = shape.safeParse(object);
  if (result.success) return result.data;
  const { path, message } = result.error.issues[0]!;
  throw new Error(path.length > 0 && message.startsWith('Invalid') ? `${path.join('.')}: ${message}` : message);
}

const whole = z.object({ type: z.literal('bundle'), objects: z.array(z.unknown()).optional() });

/** As `readBundle`, for a thread of its own. */
type BundleText = { readonly text: string; readonly now: Date; readonly limits?: BundleLimits };

export const bundleOf = ({ text, now, limits }: BundleText): Bundle => readBundle(text, now, limits);

/** What a STIX 2.1 bundle holds, and what of it was refused, by line. A text that is no bundle is refused as a whole. */
export function readBundle(text: string, now: Date, limits: BundleLimits = AT_ONCE): Bundle {
  const reader = new BundleReader(now);
  const refused: Refusal[] = [];
  let beyond: readonly Refusal[] = [];
  let left = 0;
  const objects = objectsOf(text, limits);
  if (typeof objects === 'string') refused.push({ line: 1, id: null, reason: objects });
  else {
    const lines = objectLines(text);
    const seen = new Set<string>();
    for (const [index, object] of objects.slice(0, limits.objects).entries()) {
      const id = idOf(object);
      try {
        if (id !== null && seen.has(id)) throw new Error('the id stands in the bundle already');
        reader.take(object);
        if (id !== null) seen.add(id);
      } catch (error) {
        refused.push({ line: lines[index] ?? 1, id, reason: error instanceof Error ? error.message : String(error) });
      }
    }
    left = Math.max(0, objects.length - limits.objects);
    if (left > 0) beyond = [{ line: lines[limits.objects] ?? 1, id: null, reason: leftOut(left, limits) }];
  }
  const { threats, patterns, facts: known, links, sightings, objects: kept, passed } = reader;
  const refusals = refused.length + left;
  return {
    threats,
    patterns,
    facts: known,
    links,
    sightings,
    objects: kept,
    refusals,
    passedOver: [...passed],
    read: typeof objects === 'string' ? refusals : objects.length,
    refused: [...firstRefusals(refused, { id: null }), ...beyond],
  };
}

const leftOut = (count: number, { objects }: BundleLimits) =>
  `at most ${objects} objects are taken at once: ${count} are left out`;

function objectsOf(text: string, { values }: BundleLimits): readonly unknown[] | string {
  if (!withinBounds(text, { depth: DEPTH, values }))
    return `a bundle holds at most ${values} values on ${DEPTH} levels`;
  try {
    const bundle = whole.safeParse(JSON.parse(text));
    return bundle.success ? (bundle.data.objects ?? []) : 'this is no STIX bundle';
  } catch {
    return 'this is no JSON';
  }
}

const idOf = (object: unknown): string | null =>
  typeof object === 'object' && object !== null && 'id' in object && typeof object.id === 'string'
    ? object.id.slice(0, 100).toLowerCase()
    : null;
