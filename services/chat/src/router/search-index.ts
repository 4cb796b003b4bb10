import MiniSearch from 'minisearch';
import type { Tool } from '../tools/tool.js';
import { phrasings } from './phrasings.data.js';
import { strengthOf, termsOfExample, type Term } from './terms.js';

type Vector = ReadonlyMap<string, number>;
type Entry = { readonly id: number; readonly tool: string; readonly terms: readonly string[]; readonly boost: number };

/** How much a text says about what people mean: an example more than a description. */
export const PROFILE = 0.6;
const BOOST = { example: 1, synonym: 0.85, profile: PROFILE } as const;
/** Texts looked at closely, of all that have a term in common with the question. */
const CANDIDATES = 60;

/** All tools, found by the terms of their examples, synonyms and descriptions. Built once. */
export class SearchIndex {
  private readonly index: MiniSearch<Entry>;
  private readonly entries: Entry[] = [];
  /** Terms each tool can be asked by. */
  private readonly vocabulary = new Map<string, ReadonlySet<string>>();
  /** In how many tools a term stands. */
  private readonly spread = new Map<string, number>();

  constructor(private readonly tools: readonly Tool[]) {
    this.index = new MiniSearch<Entry>({
      fields: ['terms'],
      extractField: (entry, field) => (field === 'terms' ? entry.terms.join(' ') : entry.id),
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
    });
    for (const tool of tools) this.add(tool);
    this.index.addAll(this.entries);
  }

  /** How well each tool fits, 0 to 1: how alike the question and the likest of its texts are. */
  scores(terms: readonly Term[]): ReadonlyMap<string, number> {
    const asked = new Map(terms.map(({ term, weight }) => [term, weight * this.weightOf(term)]));
    const best = new Map<string, number>();
    for (const { id } of this.index.search([...asked.keys()].join(' ')).slice(0, CANDIDATES)) {
      const { tool, terms: own, boost } = this.entries[Number(id)]!;
      const like = boost * cosine(asked, new Map(own.map((term) => [term, this.weightOf(term)])));
      if (like > (best.get(tool) ?? 0)) best.set(tool, like);
    }
    return best;
  }

  knows(tool: string, term: string): boolean {
    return this.vocabulary.get(tool)?.has(term) ?? false;
  }

  isTerm(term: string): boolean {
    return this.spread.has(term);
  }

  /** How much a term tells tools apart; an unknown one as much as one that a single tool knows. */
  rarity(term: string): number {
    return Math.log(1 + this.tools.length / (this.spread.get(term) ?? 1));
  }

  weightOf(term: string): number {
    return this.rarity(term) * strengthOf(term);
  }

  private add(tool: Tool): void {
    const texts = textsOf(tool)
      .map(([text, boost]) => ({ terms: [...new Set(termsOfExample(text).map(({ term }) => term))], boost }))
      .filter(({ terms }) => terms.length > 0);
    for (const { terms, boost } of texts) this.entries.push({ id: this.entries.length, tool: tool.name, terms, boost });
    const values = Object.values(tool.spec.slots ?? {}).flatMap((slot) => Object.values(slot.words ?? {}).flat());
    const words = [...values, ...(tool.spec.proposes?.verbs ?? [])];
    const known = new Set([
      ...texts.flatMap(({ terms }) => terms),
      ...words.flatMap((text) => termsOfExample(text).map(({ term }) => term)),
    ]);
    this.vocabulary.set(tool.name, known);
    for (const term of known) this.spread.set(term, (this.spread.get(term) ?? 0) + 1);
  }
}

/** What a tool can be asked by, with how much each text says. */
export const textsOf = ({ spec, label, description, operation }: Tool): (readonly [string, number])[] => [
  ...[...spec.examples, ...phrasesOf(phrasings[operation.name])].map((text) => [text, BOOST.example] as const),
  ...[label.toLowerCase(), ...(spec.synonyms ?? [])].map((text) => [text, BOOST.synonym] as const),
  [`${description} ${operation.summary}`.toLowerCase(), BOOST.profile],
];

/** The phrases of a text, which stand on lines or between bars. */
export const phrasesOf = (text = ''): string[] =>
  text
    .split(/[\n|]/)
    .map((line) => line.trim())
    .filter(Boolean);

function cosine(a: Vector, b: Vector): number {
  const length = (vector: Vector) => Math.sqrt([...vector.values()].reduce((sum, value) => sum + value * value, 0));
  const product = [...a].reduce((sum, [term, value]) => sum + value * (b.get(term) ?? 0), 0);
  return product === 0 ? 0 : product / (length(a) * length(b));
}
