import { assistantSpecs } from '@talent-os/contracts/assistant-specs.js';
import { askedOf, type AnalysedQuestion } from './asked.js';
import { compose } from './compose.js';
import { inEnglish } from './foreign.js';
import { lexicon } from './lexicon.js';
import { bonus, ownBonus, potentialOf } from './likelihood.js';
import { linksOf } from './link.js';
import { isFunction } from './thesaurus.js';
import { plain, wordsOf } from './words.js';
import { isOrder } from './write/order.js';
import { scoreOf } from './write/score.js';
import { allTools, type Tool } from '../tools/tool.js';

/** Of a long message its beginning and its end are looked at, so many characters each: there people say what they want. */
const LOOKED_AT = 300;
/** Which day it is chooses no tool. */
const ANY_DAY = '2026-01-01';
const HERE = 1.15;
/** Damping of reciprocal rank fusion: how much less a later place in a list counts than its first. */
const DAMPING = 5;
/** What speaks for a tool less than this share of what speaks for the best of a list is noise. */
const LEAST = 0.4;
/** Sources a reading is composed over: those that could account for the most words. */
const COMPOSED = 40;

const tellers = new Map<string, readonly Tool[]>();
for (const tool of allTools)
  for (const name of [tool.name, ...(tool.spec.covers ?? [])]) tellers.set(name, [...(tellers.get(name) ?? []), tool]);

type Scores = Map<Tool, number>;
const keepBest = (scores: Scores, tool: Tool, score: number) =>
  scores.set(tool, Math.max(scores.get(tool) ?? Number.NEGATIVE_INFINITY, score));
function ranked(scores: Scores, share = LEAST): Tool[] {
  const all = [...scores].filter(([, score]) => score > 0).toSorted(([, a], [, b]) => b - a);
  return all.filter(([, score]) => score >= share * all[0]![1]).map(([tool]) => tool);
}

/**
 * The tools that have anything to do with a text, best first: reads by what the parser would understand of it over their
 * answers, changes by their verbs and what they are about, and all by the words they are described with. Nothing is read,
 * so that the same text ranks the same for everybody.
 */
export function rankTools(text: string, hub: string): readonly Tool[] {
  const short = text.length > 2 * LOOKED_AT ? `${text.slice(0, LOOKED_AT)} ${text.slice(-LOOKED_AT)}` : text;
  const said = inEnglish(short) ?? plain(short);
  const asked = askedOf(said, ANY_DAY);
  const fused: Scores = new Map();
  for (const tools of [byAnswers(asked, hub), byChange(asked, said, hub), byDescription(said, hub)])
    for (const [place, tool] of tools.entries()) fused.set(tool, (fused.get(tool) ?? 0) + 1 / (DAMPING + place));
  const fitting = ranked(fused, 0);
  // Who asks something is rather told than shown a change nobody has described.
  return isOrder(said) ? fitting : [...fitting.filter(isDescribed), ...fitting.filter((tool) => !isDescribed(tool))];
}

const isDescribed = ({ name }: Tool): boolean => assistantSpecs[name] !== undefined;

/** Reads by how well a reading of the question over one of their lists accounts for it. */
function byAnswers(asked: AnalysedQuestion, hub: string): Tool[] {
  const scores: Scores = new Map();
  const words = lexicon();
  const candidates = [...linksOf(asked, words)]
    .flatMap(([id, links]) => {
      // What must not be answered from has numbers after those of the sources.
      const source = words.sources[id];
      if (!source || !tellers.has(source.operation.name)) return [];
      const extra = bonus(source, hub, undefined) + ownBonus(source, asked);
      return [{ source, links, extra, potential: potentialOf(links, asked) + extra }];
    })
    .toSorted((a, b) => b.potential - a.potential);
  for (const { source, links, extra, potential } of candidates.slice(0, COMPOSED)) {
    const reading = compose(asked, source, links, extra);
    for (const tool of tellers.get(source.operation.name)!)
      keepBest(scores, tool, Math.max(reading?.score ?? 0, potential - 1));
  }
  return ranked(scores);
}

function byChange(asked: AnalysedQuestion, said: string, hub: string): Tool[] {
  const scores: Scores = new Map();
  for (const tool of allTools) {
    if (!tool.writes) continue;
    const { score, verb, about } = scoreOf(tool, asked, said, hub);
    if (verb || about) scores.set(tool, score);
  }
  return ranked(scores);
}

const stemsOf = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .filter(({ lower }) => !isFunction(lower))
      .map(({ stem }) => stem),
  ),
];

type Index = { readonly bags: ReadonlyMap<Tool, ReadonlySet<string>>; readonly rarity: ReadonlyMap<string, number> };
let known: Index | undefined;

/** The words each tool is described with, and how much each says: one that few tools share says most. */
function index(): Index {
  if (known) return known;
  const bags = new Map<Tool, ReadonlySet<string>>(
    allTools.map((tool) => {
      const { label, description, spec, operation } = tool;
      const texts = [label, description, operation.summary, ...(spec.synonyms ?? []), ...spec.examples];
      return [tool, new Set(stemsOf(texts.join(' ')))];
    }),
  );
  const counts = new Map<string, number>();
  for (const bag of bags.values()) for (const stem of bag) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const rarity = new Map([...counts].map(([stem, count]) => [stem, Math.log(1 + allTools.length / count)]));
  known = { bags, rarity };
  return known;
}

function byDescription(said: string, hub: string): Tool[] {
  const { bags, rarity } = index();
  const stems = stemsOf(said);
  const scores: Scores = new Map();
  for (const [tool, bag] of bags) {
    const score = stems.reduce((sum, stem) => sum + (bag.has(stem) ? (rarity.get(stem) ?? 0) : 0), 0);
    scores.set(tool, tool.spec.hubs.includes(hub) ? score * HERE : score);
  }
  return ranked(scores);
}
