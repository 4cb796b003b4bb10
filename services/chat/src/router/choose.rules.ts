import { allTools, type Tool } from '../tools/tool.js';
import { beginsWith } from './classify.rules.js';
import { likely } from './likely.js';
import { coverageOf, index, rank, needsName, rankReads, takesNames, type Alike, type Asked } from './rank.js';
import { isWeak, NAME } from './terms.js';
import type { Utterance } from './utterance.js';

export type Choice =
  /**
   * `close`: another tool that fits nearly as well, to be offered beside the answer. `others`: tools for one
   * record, whose name the question may hold where this tool does not know it, the likeliest first.
   */
  | {
      readonly kind: 'tool';
      readonly tool: Tool;
      readonly close: Tool | undefined;
      readonly others: readonly Tool[];
    }
  /** Nothing but a name: any of these may know it, the likeliest first. */
  | { readonly kind: 'name'; readonly tools: readonly Tool[] }
  | { readonly kind: 'denied'; readonly tool: Tool }
  /** It is about the assistant itself. */
  | { readonly kind: 'help' }
  | { readonly kind: 'unclear'; readonly near: readonly Tool[] };

/** Least likelihood of a tool, and most of the question being about something else. */
const LIKELIHOOD = 0.35;
const ELSEWHERE = 0.5;
/** Least likelihood of a question about the assistant itself. */
const HELP = 0.5;
/** Least share of a question that must be understood; less where the tool is this likely. */
const COVERAGE = 0.3;
const SURE = 0.8;
/** The share of an order that must be understood: a change is not to be guessed. */
const COMMAND_COVERAGE = 0.65;
/** The same where the verb asks for one change only. */
const OWN_VERB_COVERAGE = 0.5;
/** Least likeness to a text of the tool, 0 to 1. */
const SCORE = 0.2;
/** The same where the verb is none of the change's. */
const OWN_SCORE = 0.75;
/** So much must be understood of an order that gives a name and little else. */
const NAMED_COVERAGE = 0.9;
/** The next one is said as well where it is not this much less likely. */
const MARGIN = 3;
/** A tool that is not the caller's must be this much likelier than one that is, to be what they meant. */
const DENIAL = 2;
/** Share of a question that must be understood before it is refused. */
const DENIAL_COVERAGE = 0.55;
/** Least likelihood of a tool that is asked whether it knows a name. */
const POSSIBLE = 0.2;
const NEAR = 3;

/** Which tool is meant. `mine`: the tools the caller may use; the others are matched too, so that a refusal can be told. */
export function choose(utterance: Utterance, hub: string, mine: ReadonlySet<Tool>): Choice {
  const isOrder = utterance.kind === 'command' || (utterance.wish && wishesChange(utterance, hub));
  return isOrder ? chooseChange(utterance, hub, mine) : chooseRead(utterance, hub, mine);
}

/** `I want a daily digest`: nothing is more like it than a change. */
function wishesChange({ terms }: Utterance, hub: string): boolean {
  const alike = rank(terms, hub);
  const best = alike.find(({ tool }) => tool.writes);
  const told = alike.find(({ tool }) => !tool.writes);
  return best !== undefined && isItsOwn(best) && (!told || told.score <= best.score);
}

function chooseRead(utterance: Utterance, hub: string, mine: ReadonlySet<Tool>): Choice {
  const all = likely(utterance.features);
  if (all.help >= HELP) return { kind: 'help' };
  const ranked = rankReads(all, utterance.terms, hub);
  const named = onlyNamed(utterance);
  const fitting =
    all.elsewhere < ELSEWHERE ? ranked.filter((one) => isAsked(one, named) && one.likelihood >= all.elsewhere) : [];
  const ofNames = ranked.filter(({ tool }) => mine.has(tool) && takesNames(tool));
  const [best, next] = fitting.filter(({ tool }) => mine.has(tool));
  const foreign = fitting.find(({ tool, coverage }) => !mine.has(tool) && coverage >= DENIAL_COVERAGE);
  if (best && (!foreign || foreign.likelihood < best.likelihood * DENIAL)) {
    const close = next && next.likelihood * MARGIN > best.likelihood ? next.tool : undefined;
    const others = ofNames.filter(
      ({ tool, likelihood }) => tool !== best.tool && needsName(tool) && likelihood >= POSSIBLE,
    );
    return { kind: 'tool', tool: best.tool, close, others: others.map(({ tool }) => tool) };
  }
  if (foreign) return { kind: 'denied', tool: foreign.tool };
  if (named && ofNames.length > 0) return { kind: 'name', tools: ofNames.map(({ tool }) => tool) };
  const near = ranked.filter((one) => mine.has(one.tool) && (one.grounded || one.coverage > 0.5));
  return { kind: 'unclear', near: near.slice(0, NEAR).map(({ tool }) => tool) };
}

function chooseChange(utterance: Utterance, hub: string, mine: ReadonlySet<Tool>): Choice {
  const { terms, names, text } = utterance;
  const rest = terms.filter(({ from }) => from > 0);
  const byVerb = allTools.filter((tool) => tool.writes && beginsWith(text, tool));
  // A verb alone, as in `log out`, says nothing of what is to be changed.
  if (rest.length === 0) return { kind: 'unclear', near: [] };
  const least = byVerb.length === 1 ? OWN_VERB_COVERAGE : COMMAND_COVERAGE;
  const alike = rank(terms, hub);
  const ordered = alike.filter((one) => byVerb.includes(one.tool) && isOrdered(one, utterance, least));
  const fitting = (
    ordered.length > 0 ? ordered : alike.filter((one) => isItsOwn(one) && isAskedAs(one.tool, utterance))
  ).map(({ tool }) => tool);
  // A verb that asks for one change only, with a name to change something of.
  const only = byVerb.length === 1 && names.length === 1 && coverageOf(byVerb[0]!, rest) >= NAMED_COVERAGE;
  const meant = fitting.length === 0 && only ? byVerb : fitting;
  const [best] = meant;
  if (!best) return { kind: 'unclear', near: [] };
  const own = meant.find((tool) => mine.has(tool));
  return own ? { kind: 'tool', tool: own, close: undefined, others: [] } : { kind: 'denied', tool: best };
}

/** Of a bare name nobody can say whose it is, unless the words around it do. */
const isAsked = ({ coverage, likelihood }: Asked, named: boolean): boolean =>
  named ? coverage > 0 && likelihood >= SURE : likelihood >= SURE || (coverage >= COVERAGE && likelihood >= LIKELIHOOD);

/** A change is asked for by its verb already; a name or a value is then enough to go on. */
const isOrdered = ({ grounded, coverage, score }: Alike, { names }: Utterance, least: number): boolean =>
  (grounded || (names.length > 0 && coverage >= NAMED_COVERAGE)) && coverage >= least && score >= SCORE;

/** Whether the first word of an order means something for a change; a wish begins with none. */
const isAskedAs = ({ name }: Tool, { terms, wish }: Utterance): boolean =>
  wish || terms.some(({ term, from }) => from === 0 && index().knows(name, term));

/** An order in the very words of a change, also by a verb that is only told in its texts. */
const isItsOwn = ({ tool, grounded, coverage, score }: Alike): boolean =>
  tool.writes && grounded && coverage >= NAMED_COVERAGE && score >= OWN_SCORE;

const onlyNamed = ({ terms }: Utterance): boolean =>
  terms.some(({ term }) => term === NAME) && terms.every(({ term }) => term === NAME || isWeak(term));
