import type { Classification } from '@talent-os/contracts/cyber/threat-kinds.js';
import { markingId } from './markings.js';
import type { OutObject, StixObject } from './out-bundle.js';

type RawObject = StixObject & {
  readonly name?: string;
  readonly external_references?: readonly { readonly external_id?: string }[];
  readonly source_ref?: string;
  readonly target_ref?: string;
  readonly sighting_of_ref?: string;
  readonly object_marking_refs?: readonly string[];
};
type Marked = { readonly classification: Classification };

const FACTS = new Set(['vulnerability', 'attack-pattern']);
const idOf = (ref: string | undefined): string => ref?.toLowerCase() ?? '';

/** What came with bundles, by what is asked of it when one is written. */
export class CameObjects {
  private readonly byId = new Map<string, RawObject>();
  private readonly codes = new Map<string, RawObject>();
  private readonly pairs = new Set<string>();
  private readonly connecting: (Marked & { readonly object: RawObject })[] = [];
  /** Vulnerabilities and techniques. */
  readonly facts: StixObject[] = [];

  constructor(objects: readonly OutObject[]) {
    for (const { stixId, object, classification } of objects) {
      const raw = marked(object as RawObject, classification);
      this.byId.set(stixId, raw);
      if (FACTS.has(raw.type)) this.takeFact(raw);
      if (raw.type !== 'relationship' && raw.type !== 'sighting') continue;
      this.connecting.push({ object: raw, classification });
      this.pairs.add(pairOf(raw));
    }
  }

  private takeFact(raw: RawObject): void {
    this.facts.push(raw);
    const references = raw.external_references ?? [];
    const codes = [raw.name, ...references.map(({ external_id }) => external_id)];
    for (const code of codes) if (code && !this.codes.has(code.toUpperCase())) this.codes.set(code.toUpperCase(), raw);
  }

  /** An object as it came, instead of the one that is made of what is known of it; whether it was taken back is known here. */
  instead(made: StixObject, { classification }: Marked): StixObject {
    const raw = this.byId.get(made.id);
    if (!raw) return made;
    const { revoked } = made as { readonly revoked?: boolean };
    return { ...marked(raw, classification), ...(revoked && { revoked }) } as StixObject;
  }

  /** A vulnerability or technique by its number. */
  ofCode(code: string): StixObject | undefined {
    return this.codes.get(code.toUpperCase());
  }

  /** Whether the two ends of a relationship are connected by one that came. */
  connects(link: StixObject): boolean {
    return this.pairs.has(pairOf(link as RawObject));
  }

  /** Relationships and sightings whose ends are all among these objects. */
  between(objects: ReadonlyMap<string, StixObject>): readonly (Marked & { readonly object: StixObject })[] {
    return this.connecting.filter(({ object: { source_ref, target_ref, sighting_of_ref } }) =>
      [source_ref, target_ref, sighting_of_ref].every((ref) => ref === undefined || objects.has(idOf(ref))),
    );
  }
}

/** What came without a marking is marked as it is kept here. */
const marked = (raw: RawObject, classification: Classification): RawObject =>
  raw.object_marking_refs?.length ? raw : { ...raw, object_marking_refs: [markingId(classification)] };

const pairOf = ({ source_ref, target_ref }: RawObject): string =>
  [idOf(source_ref), idOf(target_ref)].toSorted().join(' ');
