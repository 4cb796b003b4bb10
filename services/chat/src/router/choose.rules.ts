import type { Tool } from '../tools/tool.js';
import { beginsWith } from './classify.rules.js';
import { rank, takesNames, type Ranked } from './rank.js';
import { isWeak, NAME } from './terms.js';
import type { Utterance } from './utterance.js';

export type Choice =
  /** `close`: another tool that fits nearly as well, to be offered beside the answer. */
  | { readonly kind: 'tool'; readonly tool: Tool; readonly close: Tool | undefined }
  /** Nothing but a name: any of these may know it, the likeliest first. */
  | { readonly kind: 'name'; readonly tools: readonly Tool[] }
  | { readonly kind: 'denied'; readonly tool: Tool }
  | { readonly kind: 'unclear'; readonly near: readonly Tool[] };

/** Least share of a question that must be understood. */
const COVERAGE = 0.45;
/** The same for a change: it is not to be guessed. */
const COMMAND_COVERAGE = 0.65;
/** Least likeness, 0 to 1. */
const SCORE = 0.33;
/** Words that mean little alone, but stand together as in a text of the tool. */
const SAME = { coverage: 0.9, score: 0.8 };
/** One tool that fits so much better than every other may fit less well. */
const ALONE = { coverage: 0.4, score: 0.3, margin: 1.6 };
/** Below this distance between the best and the next, both are said. */
const MARGIN = 1.15;
/** A tool that is not the caller's must fit this much better than one that is, to be what they meant. */
const DENIAL = 1.08;
/** Share of a question that must be understood before it is refused. */
const DENIAL_COVERAGE = 0.55;
const NEAR = 3;

/** Which tool is meant. `mine`: the tools the caller may use; the others are matched too, so that a refusal can be told. */
export function choose(utterance: Utterance, hub: string, mine: ReadonlySet<Tool>): Choice {
  const command = utterance.kind === 'command';
  const ranked = rank(utterance.terms, hub).filter(
    ({ tool }) => tool.writes === command && (!command || beginsWith(utterance.text, tool)),
  );
  const [first, second] = ranked;
  const alone = first && isAlone(first, second) ? first : undefined;
  const fitting = ranked.filter((one) => fits(one, utterance) || one === alone);
  const [best, next] = fitting.filter(({ tool }) => mine.has(tool));
  const foreign = fitting.find(({ tool, coverage }) => !mine.has(tool) && coverage >= DENIAL_COVERAGE);
  if (best && (!foreign || foreign.score < best.score * DENIAL)) {
    const close = next && next.score * MARGIN > best.score ? next.tool : undefined;
    return { kind: 'tool', tool: best.tool, close };
  }
  if (foreign) return { kind: 'denied', tool: foreign.tool };
  if (!command && onlyNamed(utterance)) {
    const tools = ranked.filter(({ tool }) => mine.has(tool) && takesNames(tool)).map(({ tool }) => tool);
    if (tools.length > 0) return { kind: 'name', tools };
  }
  const near = ranked
    .filter((one) => mine.has(one.tool) && (one.grounded || one.coverage > 0.5))
    .map(({ tool }) => tool);
  return { kind: 'unclear', near: near.slice(0, NEAR) };
}

/** A change is asked for by its verb already; a name or a value is then enough to go on. */
const fits = ({ tool, grounded, coverage, score }: Ranked, utterance: Utterance): boolean =>
  (grounded ||
    (tool.writes && utterance.names.length > 0 && coverage >= SAME.coverage) ||
    (coverage >= SAME.coverage && score >= SAME.score && !onlyNamed(utterance))) &&
  coverage >= (tool.writes ? COMMAND_COVERAGE : COVERAGE) &&
  score >= SCORE;

const isAlone = (first: Ranked, second: Ranked | undefined): boolean =>
  (first.grounded || first.score >= SAME.score) &&
  first.coverage >= ALONE.coverage &&
  first.score >= Math.max(ALONE.score, ALONE.margin * (second?.score ?? 0));

const onlyNamed = ({ terms }: Utterance): boolean =>
  terms.some(({ term }) => term === NAME) && terms.every(({ term }) => term === NAME || isWeak(term));
