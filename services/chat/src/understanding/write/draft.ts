import { admits } from '@talent-os/contracts';
import { pluralOf } from '../../present/format.js';
import { allTools, toolNamed, type Tool } from '../../tools/tool.js';
import type { AnalysedQuestion } from '../asked.js';
import type { Scene } from '../understand.js';
import { barredBy, reasonAgainst } from './barred.js';
import type { Change, Draft } from './change.js';
import { complete } from './complete.js';
import { correctionIn, corrected } from './correct.js';
import { belongs, fill, heardBy, type Filled } from './fill.js';
import { isOrder, isStatement, stopsIn } from './order.js';
import { replyTo } from './reply.js';
import { orderIn, scoreOf, type Scored } from './score.js';
import { slotsOf } from './slots.js';

/** Orders that are looked up in the caller's data. */
const MOST = 7;
const LEAST_SCORE = 1.2;
/** Fewer do for what is told of a thing that is then named in full. */
const LEAST_TOLD = 0.8;
/** What a word costs that nothing of a change accounts for. */
const LOOSE = 0.22;
const MOST_LOOSE = 4;
/** What a figure or day costs that has no place, and brings that has one; what it costs to lack something. */
const UNPLACED = 0.5;
const PLACED = 0.3;
const MISSING = 0.25;
/** A change to a thing nobody spoke of was hardly meant where another one lacks nothing. */
const THING_MISSING = 0.5;
/** Who says all means no single one. */
const ALL = /\b(?:all|every|everything)\b/i;
const ALONE = 0.6;
/** Points from which a message is about what nobody proposes, what is not the caller's, what there is nothing of. */
const BARRED = 2;
const CLOSED = 2.2;
const EMPTY = 2.2;
/** By how much more surely either has to be said than what could be done. */
const SURER = 0.5;
const CLOSED_SURER = 0.8;
/** Two changes closer than this may both be meant. */
const CLOSE = 0.12;

/** `told`: the message orders nothing, and tells what became of a thing. */
type Heard = Scored & { readonly told: boolean };
type Meant = Heard & { readonly filled: Filled; readonly sum: number };

/** The change a message orders, as far as it says; nothing where it orders none. */
export async function draftOf(text: string, scene: Scene): Promise<Change | undefined> {
  const stops = stopsIn(text);
  return stops === undefined ? ordered(text, scene) : stopping(stops, scene);
}

/** Of what somebody is asked to leave, only what can be stopped is meant. */
const stopping = (text: string, scene: Scene): Promise<Change | undefined> =>
  ordered(text, scene, ({ spec }) => spec.proposes?.verbs.includes('stop') === true);

async function ordered(
  text: string,
  scene: Scene,
  fits: (tool: Tool) => boolean = () => true,
): Promise<Change | undefined> {
  const scored = scoredBy(text, scene)?.filter(({ tool }) => fits(tool));
  if (!scored) return undefined;
  const { ability } = scene.run.ctx;
  const mine = scored.filter(({ tool }) => admits(ability, tool.operation.access)).slice(0, MOST);
  const closed = scored.find(({ tool, noun, told }) => noun && !told && !admits(ability, tool.operation.access));
  const filled = await Promise.all(mine.map((one) => meantBy(one, text, scene)));
  const barred = isOrder(text) ? barredBy(heardBy(text, scene), text, scene) : undefined;
  const meant = filled.filter(
    ({ tool, told, about, filled: one }) =>
      (one.whole || (told ? isWhole(one) : about)) &&
      !isNothing(tool, one.args) &&
      ![...one.open.values()].some((rows) => rows.length === 0),
  );
  const [best, ...rest] = meant.toSorted((a, b) => b.sum - a.sum);
  const empty = filled.find(({ about, told, score }) => about && !told && score >= EMPTY);
  const refused = refusal(best, closed, barred, empty);
  if (refused) return refused;
  if (!best) return empty && complete(empty.tool, empty.filled, text, scene.timezone);
  const change = complete(best.tool, best.filled, text, scene.timezone);
  const rival = rest.find((other) => best.sum - other.sum < CLOSE);
  return (rival && change.kind === 'complete' && between(text, best, rival)) || change;
}

/** Two words of what a change is about, be they further names of it. */
const ABOUT_FIGURE = 1.6;
/** `The headcount target should be 12`: two words of what a change is about, and a figure. */
const isOfFigure = ({ marks }: AnalysedQuestion, about: number): boolean =>
  about >= ABOUT_FIGURE && marks.some(({ kind }) => kind === 'number');

/** Whether nothing of what was told is left over: then a part of a name is enough for a thing. */
const isWhole = ({ loose, unplaced, rows, score }: Filled): boolean =>
  loose === 0 && unplaced.length === 0 && rows.size > 0 && score > 0;

/** Whether a change that needs nothing would change nothing. */
const isNothing = (tool: Tool, args: Filled['args']): boolean =>
  /^(?:Change|Set|Update)\b/.test(tool.operation.summary) &&
  slotsOf(tool).length > 0 &&
  slotsOf(tool).every(({ required, field }) => !required && !(field in args));

/** `The Maplecrest deal is now 120 thousand`: a figure that a thing of the change may have in place of another one. */
const isFigureOf = (tool: Tool, { marks }: AnalysedQuestion): boolean =>
  marks.some((mark) => mark.kind === 'number' && (mark.money || mark.value >= MONEY)) &&
  slotsOf(tool).some(({ kind, unit, spec }) => kind === 'number' && unit === 'minor units' && spec.keeps);
/** Figures from here on are money where nothing else is said. */
const MONEY = 1_000;

/** `Robin should fix it` tells of nothing that has happened. */
const OUGHT = /\b(?:should|must|ought to|(?:has|have|needs?) to)\b/i;

/**
 * Changes a message may order, the likeliest first; nothing where it orders none. What is only told orders the change that
 * makes it so: `CVE-2024-3400 is patched`.
 */
function scoredBy(text: string, scene: Scene): Heard[] | undefined {
  const orders = isOrder(text);
  if (!orders && !isStatement(text)) return undefined;
  const asked = heardBy(text, scene);
  return allTools
    .filter(({ writes }) => writes)
    .map((tool) => {
      const scored = scoreOf(tool, asked, text, scene.hub);
      const { verb, named, aboutScore } = scored;
      const isSaid = orders ? verb || named : named || isOfFigure(asked, aboutScore);
      return { ...scored, told: !(isSaid && scored.score >= LEAST_SCORE) };
    })
    .filter(
      ({ told, tool, score, ...said }) =>
        !told ||
        (!orders && !OUGHT.test(text) && (said.verb || said.chosen ? score >= LEAST_TOLD : isFigureOf(tool, asked))),
    )
    .toSorted((a, b) => b.score - a.score);
}

/** What is not theirs, or nobody's to propose, where that was said more surely than what could be. */
function refusal(
  best: Meant | undefined,
  closed: Scored | undefined,
  barred: Scored | undefined,
  empty: Scored | undefined,
): Change | undefined {
  const others = Math.max(closed?.score ?? 0, best ? best.sum + SURER : 0, best ? 0 : (empty?.score ?? 0));
  const isBarred = barred && barred.score >= BARRED && barred.score > others;
  if (isBarred) return { kind: 'says', text: reasonAgainst(barred.tool) };
  const isClosed =
    closed &&
    (best
      ? closed.score > best.score + best.filled.score + CLOSED_SURER
      : closed.score >= Math.max(CLOSED, empty?.score ?? 0));
  return isClosed ? { kind: 'denied', tool: closed.tool } : undefined;
}

async function meantBy(one: Heard, text: string, scene: Scene): Promise<Meant> {
  const filled = await fill(one.tool, { text, verb: one.words, about: one.aboutWords }, scene);
  const single = slotsOf(one.tool).some(
    ({ spec, required, many, field }) => spec.lookup && required && !many && !filled.rows.has(field),
  );
  const slots = slotsOf(one.tool).filter(({ spec }) => !spec.silent);
  const lacking = slots.filter((slot) => slot.required && !(slot.field in filled.args) && belongs(slot, filled.args));
  const lacks = lacking.some(({ spec }) => spec.lookup) ? THING_MISSING : lacking.length > 0 ? MISSING : 0;
  const placed = slots.filter(
    ({ field, kind }) => /^(?:number|day|instant|time)$/.test(kind) && filled.origins[field] === 'said',
  );
  const sum =
    one.score +
    filled.score -
    (single && (ALL.test(text) || isPlural(one.tool, text)) ? ALONE : 0) -
    LOOSE * Math.min(MOST_LOOSE, filled.loose) -
    UNPLACED * filled.unplaced.length -
    lacks +
    PLACED * placed.length;
  return { ...one, filled, sum };
}

/** Whether several of the thing that a change takes one of are spoken of. */
const isPlural = ({ spec }: Tool, text: string): boolean =>
  !/\bone of\b/i.test(text) &&
  Object.values(spec.slots ?? {}).some(
    ({ lookup }) => lookup && text.toLowerCase().split(/\W+/).includes(pluralOf(lookup.one).toLowerCase()),
  );

/** Two changes fit as well: people say which. */
function between(text: string, ...both: readonly Meant[]): Change | undefined {
  const titles = both.map(({ tool }) => tool.spec.proposes!.title);
  if (new Set(titles).size === 1) return undefined;
  const options = both.map(({ tool }) => ({ name: tool.spec.proposes!.title, value: tool.name }));
  const [{ tool }] = both as [Meant];
  return {
    kind: 'asks',
    text: `What do you mean: “${titles.join('” or “')}”?`,
    options,
    draft: { tool: tool.name, args: {}, origins: {}, said: text, field: CHOICE, options },
  };
}

/** Stands for the field of a draft that asks which change is meant. */
const CHOICE = '?';

/** The change with the answer to what was asked for; nothing where the message is something else. */
export async function resumed(draft: Draft, text: string, scene: Scene): Promise<Change | undefined> {
  if (draft.field === CHOICE) return chosen(draft, text, scene);
  const tool = toolNamed(draft.tool);
  if (!tool || !admits(scene.run.ctx.ability, tool.operation.access)) return undefined;
  if (correctionIn(text) !== undefined) {
    const change = await corrected(draft, text, scene);
    if (change) return change;
  }
  if (draft.field === '') {
    const filled = await fill(tool, { text, given: draft }, scene);
    return Object.values(filled.origins).includes('said')
      ? complete(tool, filled, `${draft.said}. ${text}`, scene.timezone)
      : undefined;
  }
  const reply = await replyTo(draft, text, scene);
  if (!reply) return undefined;
  const given = {
    args: { ...draft.args, [draft.field]: reply.value },
    origins: { ...draft.origins, [draft.field]: reply.origin },
  };
  const filled = await fill(tool, { text: draft.said, given, ...orderIn(tool, draft.said, scene) }, scene);
  return complete(tool, filled, draft.said, scene.timezone);
}

async function chosen(draft: Draft, text: string, scene: Scene): Promise<Change | undefined> {
  const bare = text
    .toLowerCase()
    .replace(/[.!]+$/, '')
    .trim();
  const place = ['first', 'second'].findIndex((word) => bare.includes(word));
  const option =
    draft.options[place] ??
    draft.options[Number(bare) - 1] ??
    draft.options.find(({ name }) => name.toLowerCase().includes(bare));
  const tool = option && toolNamed(option.value);
  if (!tool) return undefined;
  const filled = await fill(tool, { text: draft.said, ...orderIn(tool, draft.said, scene) }, scene);
  return complete(tool, filled, draft.said, scene.timezone);
}
