import type { Severity } from '@talent-os/contracts/cyber/incident-states.js';
import { severities } from '@talent-os/contracts/cyber/incident-states.js';
import type { Classification, IndicatorKind } from '@talent-os/contracts/cyber/threat-kinds.js';
import { withinBounds } from '@talent-os/service-kit/json-bounds';
import { z } from 'zod';
import { fewest } from '../refused-lines.js';
import { classificationOf } from './markings.js';
import { objectLines } from './object-lines.js';
import { indicatorOf } from './pattern.js';

/** Objects taken from one bundle; the ones beyond are refused. */
const MOST_OBJECTS = 5_000;
/** What a bundle may be made of before it is parsed: twenty characters for each value leave room for every real one. */
const BOUNDS = { depth: 32, values: 25_000 };
const THREATS = new Set(['report', 'campaign', 'malware', 'intrusion-set', 'threat-actor']);

export type StixThreat = {
  readonly stixId: string;
  readonly title: string;
  readonly description: string;
  readonly publishedDate: Date;
  readonly classification: Classification;
  readonly severity: Severity;
  readonly refs: readonly string[];
};
export type StixIndicator = {
  readonly stixId: string;
  readonly kind: IndicatorKind;
  readonly value: string;
  readonly seenAt: Date;
  readonly classification: Classification;
};
export type Refusal = { readonly line: number; readonly id: string | null; readonly reason: string };
export type Bundle = {
  readonly threats: readonly StixThreat[];
  readonly indicators: readonly StixIndicator[];
  /** CVE numbers and techniques by the id of their object. */
  readonly facts: ReadonlyMap<string, { readonly cve?: string; readonly technique?: string }>;
  readonly links: readonly (readonly [from: string, to: string])[];
  readonly sightings: readonly { readonly of: string; readonly at: Date; readonly count: number }[];
  readonly refused: readonly Refusal[];
};

const instant = z.iso.datetime({ offset: true });
const ID = /^([a-z0-9-]+)--[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const refs = z.array(z.string()).optional();
const common = z.object({
  type: z.string('an object needs a type'),
  id: z.string('an object needs an id').regex(ID, 'the id is no STIX identifier'),
  spec_version: z.literal('2.1', 'only STIX 2.1 is taken').optional(),
  created: instant.optional(),
  modified: instant.optional(),
  object_marking_refs: refs,
  labels: z.array(z.string()).optional(),
});
const shapes = {
  threat: common.extend({
    name: z.string('a name is needed').trim().min(1, 'a name is needed').max(300),
    description: z.string().max(20_000).optional(),
    published: instant.optional(),
    object_refs: refs,
  }),
  indicator: common.extend({
    pattern: z.string('a pattern is needed'),
    pattern_type: z.literal('stix', 'only patterns of type stix are read'),
    valid_from: instant.optional(),
  }),
  relationship: common.extend({ relationship_type: z.string(), source_ref: z.string(), target_ref: z.string() }),
  sighting: common.extend({
    sighting_of_ref: z.string('a sighting says of what'),
    last_seen: instant.optional(),
    count: z.int().min(0).max(999_999_999).optional(),
  }),
  fact: common.extend({
    name: z.string('a name is needed'),
    external_references: z.array(z.object({ source_name: z.string(), external_id: z.string().optional() })).optional(),
  }),
};

/** The severity that stands among the labels, as `high` or `severity:high`; medium where none does. */
const severityOf = (labels: readonly string[] = []): Severity =>
  severities.find((one) => labels.some((label) => label.toLowerCase().split(/[:=]/).at(-1) === one)) ?? 'medium';

class Reader {
  readonly threats: StixThreat[] = [];
  readonly indicators: StixIndicator[] = [];
  readonly facts = new Map<string, { cve?: string; technique?: string }>();
  readonly links: (readonly [string, string])[] = [];
  readonly sightings: { of: string; at: Date; count: number }[] = [];

  constructor(private readonly now: Date) {}

  /** Takes an object, or throws the reason why not. Types that say nothing about threats are passed over. */
  take(object: unknown): void {
    const { type, id } = parsed(common, object);
    if (ID.exec(id)?.[1] !== type) throw new Error('the id is of another type');
    if (THREATS.has(type)) this.threat(parsed(shapes.threat, object));
    else if (type === 'indicator') this.indicator(parsed(shapes.indicator, object));
    else if (type === 'relationship') this.relationship(parsed(shapes.relationship, object));
    else if (type === 'sighting') this.sighting(parsed(shapes.sighting, object));
    else if (type === 'vulnerability' || type === 'attack-pattern') this.fact(parsed(shapes.fact, object));
  }

  private threat(object: z.infer<typeof shapes.threat>): void {
    const { id, name, description = '', labels, object_refs = [], object_marking_refs = [] } = object;
    const at = this.notAhead(object.published ?? object.modified ?? object.created);
    const classification = classificationOf(object_marking_refs);
    const title = name;
    this.threats.push({
      stixId: id,
      title,
      description,
      publishedDate: at,
      classification,
      severity: severityOf(labels),
      refs: object_refs,
    });
  }

  private indicator({
    id,
    pattern,
    valid_from,
    created,
    object_marking_refs = [],
  }: z.infer<typeof shapes.indicator>): void {
    const found = indicatorOf(pattern);
    if (!found)
      throw new Error('the pattern is not one comparison with an address, domain, URL, hash or e-mail address');
    const classification = classificationOf(object_marking_refs);
    this.indicators.push({ stixId: id, ...found, seenAt: this.notAhead(valid_from ?? created), classification });
  }

  private relationship({ source_ref, target_ref }: z.infer<typeof shapes.relationship>): void {
    this.links.push([source_ref, target_ref]);
  }

  private sighting({ sighting_of_ref, last_seen, created, count = 1 }: z.infer<typeof shapes.sighting>): void {
    this.sightings.push({ of: sighting_of_ref, at: this.notAhead(last_seen ?? created), count });
  }

  private fact({ id, type, name, external_references = [] }: z.infer<typeof shapes.fact>): void {
    if (type === 'vulnerability') this.facts.set(id, /^CVE-\d{4}-\d{4,}$/.test(name) ? { cve: name } : {});
    else {
      const technique = external_references.find(({ external_id }) => /^T\d{4}(\.\d{3})?$/.test(external_id ?? ''));
      this.facts.set(id, technique?.external_id ? { technique: technique.external_id } : {});
    }
  }

  private notAhead(text: string | undefined): Date {
    const at = text === undefined ? this.now : new Date(text);
    return at > this.now ? this.now : at;
  }
}

/** The object in its shape; throws what is wrong with it, in words. */
function parsed<S extends z.ZodType>(shape: S, object: unknown): z.infer<S> {
  const result = shape.safeParse(object);
  if (result.success) return result.data;
  const { path, message } = result.error.issues[0]!;
  throw new Error(path.length > 0 && message.startsWith('Invalid') ? `${path.join('.')}: ${message}` : message);
}

const whole = z.object({ type: z.literal('bundle'), objects: z.array(z.unknown()).optional() });

/** As `readBundle`, for a thread of its own. */
export const bundleOf = ({ text, now }: { readonly text: string; readonly now: Date }): Bundle => readBundle(text, now);

/** What a STIX 2.1 bundle holds, and what of it was refused, by line. A text that is no bundle is refused as a whole. */
export function readBundle(text: string, now: Date): Bundle {
  const reader = new Reader(now);
  const refused: Refusal[] = [];
  let beyond: readonly Refusal[] = [];
  const objects = objectsOf(text);
  if (typeof objects === 'string') refused.push({ line: 1, id: null, reason: objects });
  else {
    const lines = objectLines(text);
    const seen = new Set<string>();
    for (const [index, object] of objects.slice(0, MOST_OBJECTS).entries()) {
      const id = idOf(object);
      try {
        if (id !== null && seen.has(id)) throw new Error('the id stands in the bundle already');
        reader.take(object);
        if (id !== null) seen.add(id);
      } catch (error) {
        refused.push({ line: lines[index] ?? 1, id, reason: error instanceof Error ? error.message : String(error) });
      }
    }
    const left = objects.length - MOST_OBJECTS;
    if (left > 0) beyond = [{ line: lines[MOST_OBJECTS] ?? 1, id: null, reason: leftOut(left) }];
  }
  const { threats, indicators, facts, links, sightings } = reader;
  return { threats, indicators, facts, links, sightings, refused: [...fewest(refused, { id: null }), ...beyond] };
}

const leftOut = (count: number) => `at most ${MOST_OBJECTS} objects are taken at once: ${count} are left out`;

function objectsOf(text: string): readonly unknown[] | string {
  if (!withinBounds(text, BOUNDS)) return `a bundle holds at most ${BOUNDS.values} values on ${BOUNDS.depth} levels`;
  try {
    const bundle = whole.safeParse(JSON.parse(text));
    return bundle.success ? (bundle.data.objects ?? []) : 'this is no STIX bundle';
  } catch {
    return 'this is no JSON';
  }
}

const idOf = (object: unknown): string | null =>
  typeof object === 'object' && object !== null && 'id' in object && typeof object.id === 'string'
    ? object.id.slice(0, 100)
    : null;
