import { namedById, type Named } from '../../tools/named-row.js';
import { allTools } from '../../tools/tool.js';
import { keyOf, type Word } from '../words.js';
import type { Args } from './change.js';
import { candidates, matches, type Match } from './entities.js';
import { stemsOfPhrase } from './phrases.js';
import { headOf } from './score.js';
import type { Scene } from '../understand.js';
import { valueOf, type Slot } from './slots.js';
import type { Heard } from './values.js';

export type Things = {
  /** What can be chosen where words name nothing, or several things. */
  readonly open: Map<string, readonly Named[]>;
  readonly rows: Map<string, Named>;
};
export type Found = {
  readonly value: unknown;
  readonly score: number;
  readonly sure: boolean;
  /** More than half of what it is called was said. */
  readonly whole?: boolean;
};

/** Fewer points of a match name nothing. */
const LEAST = 1.5;
/** What nobody has to name takes a whole name, or its label. */
const OPTIONAL = 2.9;
const MOST_SCORE = 2.5;
const NEAR = 0.05;
const HALF = 0.5;

/** What words name in the lists a field is looked up in, by the caller's own reads; what can be chosen is kept where they name nothing. */
export async function thingFor(
  slot: Slot,
  heard: Heard,
  args: Args,
  things: Things,
  scene: Scene,
): Promise<Found | undefined> {
  const { spec, required } = slot;
  if (!spec.lookup || !isReady(slot, args, things.rows)) return undefined;
  const called = isCalled(slot, heard.asked.words);
  const needed = required && !spec.keeps;
  if (!needed && !called && !spec.onlyWith) return undefined;
  const words = wordsBefore(heard);
  const found = await candidates(spec.lookup, { words, days: heard.days }, scene, { args, rows: things.rows });
  const pointed = placed(slot, found, heard.asked.words, things.rows) ?? self(slot, found, heard, scene);
  if (pointed) {
    for (const at of pointed.words) heard.used.add(at);
    return taken(slot, things, [pointed.row], 1);
  }
  const best = bestOf(found, words, heard, scene.timezone);
  const least = needed || called ? LEAST : OPTIONAL;
  if (!best[0] || best[0].score < least) return needed ? unnamed(slot, found, things) : undefined;
  return chosenAmong(slot, best, found, heard, things, scene);
}

/** Words name nothing: it is the only thing there is, or people choose. */
function unnamed(slot: Slot, found: readonly Named[], things: Things): Found | undefined {
  things.open.set(slot.field, found);
  const [single, ...more] = found;
  if (!single || more.length > 0 || slot.spec.lookup!.search) return undefined;
  return { ...taken(slot, things, [single], 0), sure: false };
}

/** Words name one thing, several of which one is still under way, or several that people choose between. */
function chosenAmong(
  slot: Slot,
  best: readonly Match[],
  found: readonly Named[],
  heard: Heard,
  things: Things,
  scene: Scene,
): Found {
  const score = Math.min(MOST_SCORE, best[0]!.score * 0.6) * (isFaint(slot, best[0]!, heard) ? FAINT : 1);
  const live = best.filter(({ row }) => !isOver(row));
  const match = best.length === 1 || slot.many ? best[0] : live.length === 1 ? live[0] : undefined;
  if (!match) {
    things.open.set(
      slot.field,
      best.map(({ row }) => row),
    );
    // Whichever is meant, its words name nothing else.
    take(best[0]!, heard);
    return { value: undefined, score, sure: false, whole: tellsOf(slot, best[0]!, heard) };
  }
  take(match, heard);
  const more = slot.many ? others(found, heard, scene) : [];
  return { ...taken(slot, things, [match.row, ...more], score), whole: tellsOf(slot, match, heard) };
}

function taken(slot: Slot, { rows }: Things, found: readonly Named[], score: number): Found {
  rows.set(slot.field, found[0]!);
  const values = found.map(({ value }) => valueOf(slot, value));
  return { value: slot.many ? values : values[0], score, sure: true };
}

/** What stands before a colon names things; behind it is what somebody says. */
function wordsBefore({ asked }: Heard): readonly Word[] {
  const head = asked.words.slice(0, headOf(asked, asked.text));
  return head.length > 2 ? head : asked.words;
}

/** Whether a thing was named by most of what it is called, or among a few by a word that means nothing else here. */
const tellsOf = (slot: Slot, match: Match, heard: Heard): boolean =>
  match.named > HALF ||
  match.clock ||
  (match.named === HALF && match.words.size > 1) ||
  isOwnWords(match, heard) ||
  (!slot.spec.lookup!.search &&
    !isFaint(slot, match, heard) &&
    [...match.words].some((at) => !productStems().has(heard.asked.words[at]!.stem)));

/** Two words or more side by side that no change is called by: `the USB stick`. */
function isOwnWords({ words }: Match, { asked }: Heard): boolean {
  const places = [...words].toSorted((one, other) => one - other);
  return (
    places.length > 1 &&
    places.every((at, step) => at === places[0]! + step) &&
    places.every((at) => !productStems().has(asked.words[at]!.stem))
  );
}

/**
 * Whether the words that would name a thing may be about anything: they are few of its name, not written as a name, and what
 * such things are is not said. `Call the printer` names no `Fake support calls`.
 */
const isFaint = (slot: Slot, { named, words, clock }: Match, { asked }: Heard): boolean =>
  named <= HALF &&
  !clock &&
  !isCalled(slot, asked.words) &&
  ![...words].some((at) => asked.words[at]!.quoted || /^\p{Lu}/u.test(asked.words[at]!.text));
/** How much a faint name counts of a plain one. */
const FAINT = 0.3;

let known: ReadonlySet<string> | undefined;
/** Words that stand in what changes are called. */
const productStems = (): ReadonlySet<string> =>
  (known ??= new Set(
    allTools
      .filter(({ writes }) => writes)
      .flatMap(({ spec }) => [spec.label ?? '', spec.proposes?.title ?? '', ...(spec.synonyms ?? [])])
      .flatMap(stemsOfPhrase)
      .concat('night', 'dai'),
  ));

/** The caller, where a field may hold them and they say `to me`. */
function self({ spec }: Slot, found: readonly Named[], { asked }: Heard, { run }: Scene) {
  const row = spec.me && ME.test(asked.text) ? found.find(({ value }) => value === run.ctx.userId) : undefined;
  return row && { row, words: [] };
}

const ME = /\b(?:(?:to|for|by) me|myself|mine)\b/i;

const OVER = /^(?:done|cancelled|closed|completed|withdrawn|rejected|declined|expired|filled|hired|rescinded)/;
/** Whether nothing happens to a thing any more: of two called the same, the other one is meant. */
const isOver = ({ row }: Named): boolean => OVER.test(String(row['stage'] ?? row['status'] ?? ''));

/** Whether what a lookup stands on is known. */
const isReady = ({ spec: { lookup } }: Slot, args: Args, rows: Things['rows']): boolean =>
  (lookup?.in === undefined || rows.has(lookup.in)) &&
  Object.values(lookup?.with ?? {}).every((field) => args[field] !== undefined);

const isCalled = ({ spec }: Slot, words: readonly Word[]): boolean => {
  const stems = new Set(`${keyOf(spec.label ?? '')} ${keyOf(spec.lookup?.one ?? '')}`.split(' '));
  return words.some(({ stem }) => stems.has(stem));
};

/** The best match, and those as good. */
function bestOf(found: readonly Named[], words: readonly Word[], heard: Heard, timezone: string): Match[] {
  const skipped = new Set([...heard.used].filter((at) => !heard.asked.words[at]!.quoted));
  const all = matches(found, words, heard.days, skipped, timezone);
  return all.filter(({ score }) => score >= all[0]!.score - NEAR);
}

function take({ day, words }: Match, heard: Heard): void {
  if (day) {
    const [span] = heard.days.splice(0, 1);
    for (let at = span!.firstWord; at < span!.afterWord; at += 1) heard.used.add(at);
  }
  for (const at of words) heard.used.add(at);
}

/** Further things a list of them names. */
function others(found: readonly Named[], heard: Heard, { timezone }: Scene): Named[] {
  const named: Named[] = [];
  for (;;) {
    const [next, rival] = bestOf(found, heard.asked.words, heard, timezone);
    if (!next || rival || next.score < LEAST || named.includes(next.row)) return named;
    take(next, heard);
    named.push(next.row);
  }
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
/** `The second slot` by its place; `the next stage` from where the thing stands now. */
function placed(
  { field, spec }: Slot,
  found: readonly Named[],
  words: readonly Word[],
  rows: Things['rows'],
): { readonly row: Named; readonly words: readonly number[] } | undefined {
  const about = new Set([...keyOf(spec.lookup!.one).split(' '), ...keyOf(spec.label ?? '').split(' '), 'on']);
  const at = words.findIndex(
    ({ lower }, here) =>
      (ORDINALS.includes(lower) || lower === 'next' || lower === 'last') &&
      words.slice(here + 1, here + 3).some(({ stem }) => about.has(stem)),
  );
  if (at < 0) return undefined;
  const { lower } = words[at]!;
  const now = [...rows.values()].map(({ row }) => row[field]).find((value) => value !== undefined);
  const place =
    lower === 'next'
      ? found.findIndex(({ value }) => value === now) + 1
      : lower === 'last'
        ? found.length - 1
        : ORDINALS.indexOf(lower);
  const row = lower === 'next' && place === 0 ? undefined : found[place];
  return row && { row, words: [at, at + 1] };
}

/** What a change names already, as the caller sees it now. */
export async function rowOf(slot: Slot, value: unknown, args: Args, things: Things, scene: Scene): Promise<void> {
  const [id] = [value].flat();
  if (!slot.spec.lookup || (typeof id !== 'string' && typeof id !== 'number')) return;
  const found = await namedById(slot.field, slot.spec.lookup, String(id), scene.run, { args, rows: things.rows });
  if (found) things.rows.set(slot.field, found);
}
