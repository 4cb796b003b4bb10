import { inputSchema, requiredFields } from '../tools/json-schema.js';
import { allTools, type Tool } from '../tools/tool.js';
import type { Likely } from './likely.js';
import { SearchIndex } from './search-index.js';
import { FAR, isConcept, isWeak, NAME, NUMBER, type Term } from './terms.js';

type Coverage = {
  /** Share of what a message says that the tool has words for, 0 to 1. */
  readonly coverage: number;
  /** Whether a word stands there that means something on its own. */
  readonly grounded: boolean;
};
/** How alike a message and the likest text of a tool are, 0 to 1. */
export type Alike = Coverage & { readonly tool: Tool; readonly score: number };

const HUB_FACTOR = 1.12;
/** What a question is likelier about a tool of the hub it is asked in. */
const HUB_LIKELIHOOD = 0.15;
/** What a word nobody knows takes away, against one that only a single tool knows. */
const UNKNOWN = 0.5;
/** What a word takes away that is about something no tool can tell. */
const ELSEWHERE = 1.2;
/** What a word takes away that nearly every question may hold. */
const ASIDE = 0.3;
/** What a name takes away that the tool has no place for. */
const FOREIGN_NAME = 6;
/** A tool that needs a name or a number fits less where none is given. */
const NAMELESS = 0.85;

let built: SearchIndex | undefined;
/** Of every text the tools can be asked by: made when a question is first looked at. */
export const index = (): SearchIndex => (built ??= new SearchIndex(allTools));

export type Asked = Coverage & {
  readonly tool: Tool;
  /** How likely the tool is meant, against everything else a question may be about, 0 to 1. */
  readonly likelihood: number;
};

/** Tools that read, the likeliest first, whoever may use them. */
export const rankReads = ({ reads }: Likely, terms: readonly Term[], hub: string): readonly Asked[] =>
  reads
    .map(([tool, likelihood]): Asked => {
      const nearer = tool.spec.hubs.includes(hub) ? HUB_LIKELIHOOD : 0;
      return { tool, likelihood: likelihood + nearer, ...covered(tool, terms) };
    })
    .toSorted((a, b) => b.likelihood - a.likelihood);

/** All tools that have anything in common with the terms, the likest first, whoever may use them. */
export function rank(terms: readonly Term[], hub: string): Alike[] {
  const scores = index().scores(terms);
  const given = new Set(terms.map(({ term }) => term));
  return allTools
    .flatMap((tool): Alike[] => {
      const score = scores.get(tool.name);
      if (score === undefined) return [];
      const { coverage, grounded } = covered(tool, terms);
      const missing = (needsName(tool) && !given.has(NAME)) || (needsNumber(tool) && !given.has(NUMBER)) ? NAMELESS : 1;
      return [
        {
          tool,
          score: score * coverage * missing * (tool.spec.hubs.includes(hub) ? HUB_FACTOR : 1),
          coverage,
          grounded,
        },
      ];
    })
    .toSorted((a, b) => b.score - a.score);
}

/** The share of some terms that a tool has words for, 0 to 1. */
export const coverageOf = (tool: Tool, terms: readonly Term[]): number => covered(tool, terms).coverage;

/** Alternatives of one phrase count once: what it means is known when one meaning is. */
function covered(tool: Tool, terms: readonly Term[]): Coverage {
  let said = 0;
  let known = 0;
  let names = 0;
  let unplaced = false;
  let grounded = false;
  for (const [, alternatives] of Map.groupBy(terms, ({ from, to }) => `${from} ${to}`)) {
    if (alternatives.every(({ weight }) => weight < 0.5)) continue;
    const fitting = alternatives.filter(({ term }) => index().knows(tool.name, term));
    const strange = fitting.length === 0;
    const weight = Math.max(...(strange ? alternatives : fitting).map(({ term }) => weightOf(tool, term, strange)));
    const surplus = alternatives.some(({ term }) => term === NAME) && (names += 1) > placesForNames(tool);
    said += surplus ? FOREIGN_NAME : weight;
    if (surplus) unplaced = true;
    if (surplus) continue;
    if (strange) continue;
    known += weight;
    grounded ||= fitting.some(({ term }) => isConcept(term) && term !== NAME && !isWeak(term));
  }
  if (unplaced) return { coverage: 0, grounded };
  return { coverage: said === 0 ? 1 : known / said, grounded };
}

function weightOf(tool: Tool, term: string, strange: boolean): number {
  if (term === NAME) return takesNames(tool) ? 0.5 : FOREIGN_NAME;
  if (strange && term === FAR) return index().rarity('') * ELSEWHERE;
  if (strange && !isConcept(term)) return index().rarity('') * UNKNOWN;
  return index().weightOf(term) * (strange && isWeak(term) ? ASIDE : 1);
}

const placesForNames = ({ spec }: Tool): number =>
  Object.values(spec.slots ?? {}).filter(({ lookup, text }) => lookup !== undefined || text === 'name').length;

/** Whether the tool is about one record, which people call by its name. */
export const needsName = ({ spec, operation }: Tool): boolean =>
  requiredFields(operation).some((field) => spec.slots?.[field]?.lookup !== undefined);

const needsNumber = ({ operation }: Tool): boolean =>
  requiredFields(operation).some(
    (field) => inputSchema(operation).properties?.[field]?.type === 'integer' && field !== 'version',
  );

/** Whether a name in the question is something the tool can look for. */
export const takesNames = (tool: Tool): boolean => placesForNames(tool) > 0;
