import { admits, type Access, type AppAbility } from '@talent-os/contracts';
import { hubs } from '@talent-os/contracts/navigation/hubs.js';
import { routes, type RouteRow } from '@talent-os/contracts/navigation/index.js';
import { nounsOfOperation } from './nouns-of.js';
import { operations } from '@talent-os/contracts/registry.js';
import { refusalText } from '../tools/refusal.rules.js';
import { allTools, type Tool } from '../tools/tool.js';
import { linkOf } from '../tools/links.js';
import { askedOf, type AnalysedQuestion } from './asked.js';
import { alike, isFunction } from './thesaurus.js';
import { keyOf } from './words.js';
import { isVerb } from './write/order.js';
import { scoreOf } from './write/score.js';

const WHO = '(?:i|we|one|you|somebody|someone|people)';
/** Questions for a way of doing something, or for the place where it is done. */
const ASKS: readonly RegExp[] = [
  new RegExp(
    String.raw`\bhow (?:do|can|could|would|should|may|must|does) ${WHO} (?!(?:stand|compare|rank|fare|look|feel|perform|know|measure|score|mean|do\b(?! (?:that|this|it)\b))\b)\p{L}`,
    'iu',
  ),
  /\bhow to \p{L}/iu,
  new RegExp(
    String.raw`\bwhere (?:do|can|could|would|should|must|may) ${WHO} (?:(?:go|best) to )?(?:find|see|look|check|go|get|change|set|turn|switch|add|enter|report|log|ask|request|apply|edit|update|upload|download|manage|read|open|begin|write|record|submit|approve|cancel|create|sign|register|enrol+|renew|claim|swap|release|propose|export|delete|remove|view|track|configure|choose|invite|hand)\b`,
    'i',
  ),
  /\b(?:which|what) (?:page|screen|menu|tab|button|hub|link)\b/i,
  /\b(?:is|are) there (?:a|any|some) (?:page|screen|place|menu|way to|button)\b/i,
  /^(?:please )?(?:take|bring|lead|navigate|send) me to\b|^(?:open|go to|show me) the [\p{L} ]+ (?:page|screen|hub)$/iu,
];

/** Whether a message asks for a way or a place. `text` is plain. */
export const asksTheWay = (text: string): boolean =>
  ASKS.some((pattern) => pattern.test(text.replace(/[\s.!?]+$/, '')));

/** Words about ways and places themselves. */
const WAYS =
  /^(?:page|screen|menu|tab|button|hub|link|place|way|find|see|look|check|open|change|lets?|allows?|help|start(?:ed)?|go|best|use|click|press|navigate|somebody|someone)$/;

/** A place where things are seen or done: a screen, or, for what stands on none, the conversation itself. */
type Place = {
  readonly hub: string;
  readonly access: Access;
  readonly row: RouteRow | undefined;
  readonly tool: Tool | undefined;
  readonly stems: ReadonlyMap<string, number>;
};
const LABEL = 1;
const NOUN = 0.9;
const SYNONYM = 0.7;
const SUMMARY = 0.5;
const ALIKE = 0.6;
const rows: readonly RouteRow[] = routes;

class Words {
  readonly stems = new Map<string, number>();

  add(phrases: readonly string[], weight: number): void {
    for (const stem of phrases.flatMap((phrase) => keyOf(phrase).split(' ')))
      if (stem !== '' && !isFunction(stem)) this.stems.set(stem, Math.max(weight, this.stems.get(stem) ?? 0));
  }

  addTool({ name, spec }: Pick<Tool, 'name' | 'spec'>): void {
    this.add([spec.label ?? '', spec.proposes?.title ?? ''], LABEL);
    this.add(nounsOfOperation(name), NOUN);
    this.add(spec.synonyms ?? [], SYNONYM);
  }
}

/** Screens that exist, each with the words it is known by: its label, its hub, and what stands on it. */
function screenOf(row: RouteRow): Place {
  const words = new Words();
  words.add([row.label], LABEL);
  words.add([hubs.find(({ key }) => key === row.hub)?.title ?? ''], SUMMARY);
  const tools = allTools.filter(({ spec }) => [spec.link ?? []].flat().includes(row.path));
  for (const tool of tools) words.addTool(tool);
  const subjects = new Set(tools.map(({ name }) => subjectOf(name)));
  for (const { name, summary } of operations) if (subjects.has(subjectOf(name))) words.add([summary], SUMMARY);
  return { hub: row.hub, access: row.access, row, tool: undefined, stems: words.stems };
}
const subjectOf = (name: string): string => name.split('.').slice(0, 2).join('.');

function placeOf(tool: Tool): Place {
  const words = new Words();
  words.addTool(tool);
  return { hub: tool.spec.hubs[0] ?? '', access: tool.operation.access, row: undefined, tool, stems: words.stems };
}

let known: readonly Place[] | undefined;
const places = (): readonly Place[] =>
  (known ??= [
    ...rows.filter(({ layout, hub, path }) => layout === 'app' && hub !== 'developer' && path !== '/').map(screenOf),
    ...allTools.filter(({ writes, spec }) => !writes && spec.link === undefined).map(placeOf),
  ]);

/** How well a place fits the words: how much of what they name it knows; a verb alone names nothing. */
function fitOf({ stems: own, hub }: Place, stems: readonly string[], here: string): number {
  const one = (stem: string) =>
    Math.max(own.get(stem) ?? 0, ...alike(stem).map((other) => (own.get(other) ?? 0) * ALIKE));
  const pairs = stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`);
  // Two words that mean one thing: `AI model`.
  const worth = (stem: string) =>
    Math.max(
      one(stem),
      ...pairs
        .filter((pair) => pair.split(' ').includes(stem))
        .flatMap((pair) => alike(pair).map((other) => (own.get(other) ?? 0) * ALIKE)),
    );
  const things = stems.filter((stem) => !isVerb(stem));
  const counted = things.length > 0 ? things : stems;
  const sum = counted.reduce((all, stem) => all + worth(stem), 0);
  if (sum === 0) return 0;
  const verbs = stems.filter((stem) => !counted.includes(stem) && worth(stem) > 0).length;
  return sum / counted.length + 0.1 * verbs + (hub === here ? 0.1 : 0);
}

const LEAST_FIT = 0.45;
/** What is closed has to be what was asked for. */
const SURE_FIT = 0.8;
const MOST_SCREENS = 8;

/**
 * The way to what a message asks for: what to say so that the change is prepared, the screen where it is done or seen, or
 * the words of the gate before it; nothing where nothing here is known by these words. Names only screens that exist and that
 * the caller may open.
 */
export function wayTo(text: string, hub: string, ability: AppAbility, today: string): string | undefined {
  const stems = contentOf(askedOf(text, today));
  const fits = places()
    .map((place) => ({ place, fit: fitOf(place, stems, hub) }))
    .filter(({ fit }) => fit >= LEAST_FIT)
    .toSorted((a, b) => b.fit - a.fit);
  const change = changeFor(text, hub, today);
  const open = fits.find(({ place }) => admits(ability, place.access));
  if (change && admits(ability, change.operation.access)) return saidHere(change, ability, open?.place.row);
  const near = fits.filter(
    ({ place, fit }) => place.row && admits(ability, place.access) && fit >= (open?.fit ?? 0) - 0.15,
  );
  if (open && open.fit >= (fits[0]?.fit ?? 0) - 0.2)
    return open.place.row
      ? `You find that on ${near
          .slice(0, 2)
          .map(({ place }) => linkTo(place.row!))
          .join(' or ')}.`
      : `You can ask me here, for example “${open.place.tool!.spec.examples[0]}”.`;
  const closed = change?.operation.access ?? fits.find(({ fit }) => fit >= SURE_FIT)?.place.access;
  if (closed !== undefined) return refusalText(closed, ability);
  return undefined;
}

const linkTo = ({ label, path }: RouteRow): string => `[${label}](${path})`;

function contentOf({ words, content, text }: AnalysedQuestion): string[] {
  const own = content.map((at) => words[at]!).filter(({ lower }) => !WAYS.test(lower));
  const stems = own.map(({ stem }) => stem);
  // A question may be all small words but its thing: `how do I get time off`.
  return stems.length > 0
    ? stems
    : keyOf(text)
        .split(' ')
        .filter((stem) => !isFunction(stem) && !WAYS.test(stem));
}

/** What a message would order if it ordered it: `how do I log a call` is about `log a call`. */
const orderIn = (text: string): string =>
  text.replace(
    new RegExp(String.raw`^.*?\b(?:how to|(?:how|where) (?:do|can|could|would|should|may|must|does) ${WHO}) `, 'i'),
    '',
  );

/** The change that is asked about, where its thing is said and not its verb alone. */
function changeFor(text: string, hub: string, today: string): Tool | undefined {
  const order = orderIn(text);
  const asked = askedOf(order, today);
  const stems = contentOf(asked);
  const scored = allTools
    .filter(({ writes }) => writes)
    .map((tool) => scoreOf(tool, asked, order, hub))
    .filter(({ tool, verb, about, score }) => verb && about && score >= 1.2 && isAbout(tool, stems))
    .toSorted((a, b) => b.score - a.score);
  return scored[0]?.tool;
}

/** Whether the things among the words are what a change is about; two words of its verb are enough by themselves. */
function isAbout({ spec }: Tool, stems: readonly string[]): boolean {
  const verbs = (spec.proposes?.verbs ?? []).map((verb) =>
    keyOf(verb)
      .split(' ')
      .filter((stem) => !isFunction(stem)),
  );
  if (verbs.some((verb) => verb.length > 1 && verb.every((stem) => stems.includes(stem)))) return true;
  const about = new Set(
    [spec.label ?? '', spec.proposes?.title ?? '', ...(spec.synonyms ?? [])].flatMap((phrase) =>
      keyOf(phrase).split(' '),
    ),
  );
  const things = stems.filter((stem) => !verbs.flat().includes(stem));
  const hits = things.filter((stem) => about.has(stem) || alike(stem).some((other) => about.has(other)));
  return things.length > 0 && hits.length >= things.length / 2;
}

function saidHere(change: Tool, ability: AppAbility, screen: RouteRow | undefined): string {
  const example = change.spec.examples[0]!;
  const own = linkOf(change, ability);
  const row = rows.find(({ path }) => path === own) ?? screen;
  const title = change.spec.proposes!.title;
  return `${title}: tell me here, for example “${example}”. I prepare it, and nothing happens until you approve.${row ? ` Or do it yourself on ${linkTo(row)}.` : ''}`;
}

/** What is said where no way is known: the screens of the hub, else of all hubs, that the caller may open. */
export function noWay(hub: string, ability: AppAbility): string {
  const mine = places().flatMap(({ row }) => (row && admits(ability, row.access) ? [row] : []));
  const here = mine.filter((row) => row.hub === hub);
  const shown = (here.length > 0 ? here : mine).slice(0, MOST_SCREENS).map(linkTo);
  return `I can only answer from the data of this platform, and know no way to that here. You may open ${shown.join(', ')}.`;
}
