import { findField } from '@talent-os/contracts/fields/index.js';
import { derive } from './derive.js';
import { Facts, type Unit } from './facts.js';
import { mentionsIn } from './mentions.js';

/** What an operation answered in a run. `cut`: lists of it were shortened. */
export type ToolRead = {
  readonly operation: string;
  readonly output: unknown;
  readonly cut: boolean;
  readonly asOf: string;
};

/** What the numbers of an answer may be taken from. */
export type KnownFacts = {
  readonly reads: readonly ToolRead[];
  /** What the person wrote, and what was proposed to them: its numbers are known as they stand. */
  readonly said: readonly string[];
  readonly now: Date;
};

/** What is known, and what follows from it by the rules of `derive`. */
export function factsOf({ reads, said, now }: KnownFacts): Facts {
  const facts = new Facts(now);
  for (const text of said) facts.text(text);
  const asked = said.flatMap(mentionsIn).flatMap((one) => (one.kind === 'number' ? one.readings : []));
  for (const [at, { operation, output, cut, asOf }] of reads.entries()) {
    // The number of the source.
    facts.number(at + 1);
    facts.text(asOf);
    facts.raw(JSON.stringify(output));
    const units = new Map<string, Unit>();
    const unitOf = (path: string): Unit => {
      if (!units.has(path)) units.set(path, findField(operation, `out.${path}`)?.field.unit);
      return units.get(path);
    };
    walk(output, '', facts, unitOf);
    derive(output, facts, { unitOf, cut, bounds: asked.map(({ value }) => value) });
  }
  return facts;
}

function walk(value: unknown, path: string, facts: Facts, unitOf: (path: string) => Unit): void {
  if (typeof value === 'number') facts.number(value, unitOf(path));
  else if (typeof value === 'string') facts.text(value);
  else if (Array.isArray(value)) {
    facts.number(value.length);
    facts.longest = Math.max(facts.longest, value.length);
    for (const one of value) walk(one, path, facts, unitOf);
  } else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      if (/\d/.test(name)) facts.text(name);
      walk(inner, path ? `${path}.${name}` : name, facts, unitOf);
    }
}
