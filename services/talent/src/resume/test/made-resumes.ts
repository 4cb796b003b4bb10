import type { KnowledgeKind } from '@talent-os/contracts/upload.js';
import { pdfLayouts } from './layouts-pdf.js';
import { textLayouts } from './layouts-text.js';
import { wordLayouts } from './layouts-word.js';
import type { Layout } from './made-parts.js';
import { people, type Entry, type MadePerson } from './made-people.js';

export type MadeResume = {
  readonly name: string;
  readonly kind: KnowledgeKind;
  readonly person: MadePerson;
  readonly entries: readonly Entry[];
  readonly content: Uint8Array;
};

const layouts: readonly Layout[] = [...pdfLayouts, ...wordLayouts, ...textLayouts];

/** What stands in a layout that knows years alone. */
const inYears = (entry: Entry): Entry => ({
  ...entry,
  start: `${entry.start.slice(0, 4)}-01`,
  end: entry.end && `${entry.end.slice(0, 4)}-12`,
});

const resumeOf = (layout: Layout, person: MadePerson): MadeResume => ({
  name: `${layout.name}, ${person.name}`,
  kind: layout.kind,
  person,
  entries: layout.inYears ? person.entries.map(inYears) : person.entries,
  content: layout.make(person),
});

/** Forty résumés, each laid out in a way of its own, by eight people who write seven languages. */
export const madeResumes: readonly MadeResume[] = layouts.map((layout, at) =>
  resumeOf(layout, people[at % people.length]!),
);

/** Those layouts once more, each by everybody: what holds for one of them is no accident. */
export const everybodysResumes: readonly MadeResume[] = layouts.flatMap((layout) =>
  people.map((person) => resumeOf(layout, person)),
);

/** The résumé of a layout by the first of the people. */
export const resumeNamed = (name: string): MadeResume =>
  resumeOf(
    layouts.find((layout) => layout.name === name)!,
    people[0]!,
  );
