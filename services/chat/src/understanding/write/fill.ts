import { addDays, addMonths } from '@talent-os/service-kit/calendar';
import { valueAt } from '../../present/paths.js';
import type { Origin } from '../../tools/proposal-words.js';
import type { Tool } from '../../tools/tool.js';
import { askedOf, type AnalysedQuestion } from '../asked.js';
import { dayIn } from '../execute.js';
import type { Scene } from '../understand.js';
import type { Args, Origins } from './change.js';
import { onlyOne } from './choice.js';
import { segmentsOf, type Segment } from './labelled.js';
import { messageIn, placeIn } from './message.js';
import { slotsOf, valueOf, type Slot } from './slots.js';
import { rowOf, thingFor, type Things } from './things.js';
import { dayOf, heardIn, isDuration, isEndDay, valueIn, within, type Heard } from './values.js';

export type Filled = Things & {
  readonly args: Record<string, unknown>;
  readonly origins: Record<string, Origin>;
  readonly score: number;
  /** A thing was named by more than half of what it is called. */
  whole: boolean;
  /** Figures and days that have no place in the change. */
  readonly unplaced: readonly string[];
  /** How many words of the message nothing of the change accounts for. */
  readonly loose: number;
};

export type Message = {
  readonly text: string;
  /** Words of the order itself: its verb; and what it says it is about. */
  readonly verb?: ReadonlySet<number>;
  readonly about?: ReadonlySet<number>;
  /** What is known of the change already. */
  readonly given?: { readonly args: Args; readonly origins: Origins };
  /** Nothing is taken that was not said: no defaults, nothing from the record, no text. */
  readonly saidOnly?: true;
};

type Work = Filled & {
  readonly verb: ReadonlySet<number>;
  readonly heard: Heard;
  readonly scene: Scene;
  readonly text: string;
  spoken: string;
};

export const todayOf = ({ run, timezone }: Scene): string => dayIn(run.ctx.now.toISOString(), timezone);
export const heardBy = (text: string, scene: Scene): AnalysedQuestion => askedOf(text, todayOf(scene));

/** What a message gives for a change: the things it names, then values, then what it says in its own words. */
export async function fill(tool: Tool, message: Message, scene: Scene): Promise<Filled> {
  const { text, verb = new Set<number>(), given, saidOnly } = message;
  const asked = heardBy(text, scene);
  const heard = heardIn(asked, new Set(verb), scene.run.ctx.now, scene.timezone);
  const work: Work = {
    args: { ...given?.args },
    origins: { ...given?.origins },
    open: new Map(),
    rows: new Map(),
    score: 0,
    whole: false,
    unplaced: [],
    loose: 0,
    verb,
    heard,
    scene,
    text,
    spoken: '',
  };
  const slots = slotsOf(tool).filter(({ spec }) => !spec.silent);
  let score = 0;
  for (const slot of slots) if (slot.spec.lookup) score += await thing(slot, work);
  sayValues(tool, slots, work);
  if (!saidOnly) {
    for (const slot of slots) if (!slot.spec.lookup && isOpen(slot, work)) speak(slot, work, message.about);
    for (const slot of slotsOf(tool)) if (isOpen(slot, work)) settle(slot, work);
  }
  return { ...work, score, unplaced: unplacedIn(work, message.about), loose: looseIn(work, message.about) };
}

/** Values that are called by the name of their field, then those that fit one. */
function sayValues(tool: Tool, slots: readonly Slot[], work: Work): void {
  // What has a default takes what is left by what has none.
  const values = slots
    .filter(({ spec }) => !spec.lookup)
    .toSorted((one, other) => Number(one.spec.otherwise !== undefined) - Number(other.spec.otherwise !== undefined));
  const segments = segmentsOf(tool, values, work.heard.asked, work.heard.used);
  for (const slot of values) {
    const segment = segments.get(slot.field);
    if (segment && isOpen(slot, work)) byLabel(slot, segment, work);
    if (slot.kind === 'text' && isOpen(slot, work)) beforeLabel(slot, work);
  }
  work.heard.severalDays = values.filter(({ kind }) => kind === 'day').length > 1;
  work.heard.takesEnds = values.some((slot) => isEndDay(slot) && isOpen(slot, work));
  for (const slot of values) if (slot.field in work.args) spend(slot, segments.get(slot.field), work);
  for (const slot of values) if (isOpen(slot, work)) give(work, slot, heardFor(slot, work), 'said');
}

const isOpen = (slot: Slot, { args }: Work): boolean => !(slot.field in args) && belongs(slot, args);

function give({ args, origins }: Work, { field, many }: Slot, value: unknown, origin: Origin): void {
  if (value === undefined) return;
  args[field] = many && !Array.isArray(value) ? [value] : value;
  origins[field] = origin;
}

async function thing(slot: Slot, work: Work): Promise<number> {
  const { args, heard, scene } = work;
  if (slot.field in args) {
    await rowOf(slot, args[slot.field], args, work, scene);
    return 0;
  }
  if (!belongs(slot, args)) return 0;
  const found = await thingFor(slot, heard, args, work, scene);
  give(work, slot, found?.value, found?.sure ? 'said' : 'usual');
  work.whole ||= found?.whole === true;
  return found?.score ?? 0;
}

/** The words of a value that is known already are no other value. */
function spend(slot: Slot, segment: Segment | undefined, { args, heard }: Work): void {
  const [days, figures, used] = [[...heard.days], [...heard.figures], [...heard.used]];
  const value = valueIn(slot, segment ? within(heard, segment) : heard);
  if (JSON.stringify(value) !== JSON.stringify(args[slot.field])) {
    heard.days.splice(0, heard.days.length, ...days);
    heard.figures.splice(0, heard.figures.length, ...figures);
    heard.used.clear();
    for (const at of used) heard.used.add(at);
  }
  settleHeard(heard);
}

/** Days and figures whose words are used are free no more. */
function settleHeard({ days, figures, used }: Heard): void {
  days.splice(0, days.length, ...days.filter(({ firstWord }) => !used.has(firstWord)));
  figures.splice(0, figures.length, ...figures.filter(({ from, to }) => !(used.has(from) && used.has(to - 1))));
}

/** The value that stands behind the name of a field. */
function byLabel(slot: Slot, segment: Segment, work: Work): void {
  const part = within(work.heard, segment);
  const text = () => part.asked.text.replaceAll(/^[\s:"'–-]+|[\s"'.,;–-]+$/g, '');
  const value = slot.kind === 'text' ? text() || undefined : valueIn(slot, part);
  if (value === undefined) return;
  give(work, slot, value, 'said');
  for (const at of segment.label) work.heard.used.add(at);
  if (slot.kind === 'text') work.spoken += ` ${text()}`;
  settleHeard(work.heard);
}

/** `Put Nexora down as the competitor`, `rename it to Rollout North`: a text that stands before its field, or behind its verb. */
function beforeLabel(slot: Slot, work: Work): void {
  const label = (slot.spec.label ?? '').toLowerCase();
  const before =
    label.length > 2
      ? new RegExp(
          String.raw`^(?:.*\b)?(?:put|add|set|enter|note|record|make|mark|name)\s+(.{2,40}?)\s+(?:down\s+|in\s+)?as\s+(?:the\s+|its\s+|an?\s+|our\s+)?${label}\b`,
          'i',
        ).exec(work.text)?.[1]
      : undefined;
  const renamed = slot.spec.text === 'name' && slot.spec.keeps ? RENAMED.exec(work.text)?.[1] : undefined;
  const said = (before ?? renamed)?.replaceAll(/^["']|["'.!]+$/g, '').trim();
  if (!said) return;
  give(work, slot, before ? capitalized(said) : said, 'said');
  const from = work.heard.asked.text.indexOf(said);
  work.heard.asked.words.forEach(({ start }, at) => {
    if (start >= from && start < from + said.length) work.heard.used.add(at);
  });
}
const RENAMED = /\brename\b.+?\b(?:to|into)\s+(.{2,120})$/i;
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function heardFor(slot: Slot, work: Work): unknown {
  const row = [...work.rows.values()][0]?.row;
  if (slot.field === 'quarter') return quarterIn(dayOf(work.heard.days.shift()));
  const value = valueIn(slot, work.heard, row);
  if (value !== undefined || slot.kind === 'text') return value;
  return slot.spec.me && work.heard.asked.mine ? work.scene.run.ctx.userId : undefined;
}

/** The words of their own are the text of one field: the first that takes one. */
function speak(slot: Slot, work: Work, about: ReadonlySet<number> = new Set()): void {
  const { heard, text, spoken } = work;
  const place = PLACE.test(slot.field) ? placeIn(heard.asked, heard.used) : undefined;
  if (place) return give(work, slot, place, 'said');
  if (!slot.spec.text || slot.spec.keeps || spoken !== '' || PLACE.test(slot.field)) return;
  const message = messageIn(text, heard.asked, heard.used, slot.spec.text, about, work.verb);
  if (message === undefined) return;
  work.spoken = message;
  give(work, slot, message, 'said');
}
const PLACE = /^(?:location|place)$/;

/** What stays as it is in the record, or is pushed on from there; then what is usual. */
function settle(slot: Slot, work: Work): void {
  const [from = '', ...path] = slot.spec.keeps?.split('.') ?? [];
  const row = work.rows.get(from)?.row;
  const awaited = onlyOne(slot, [...work.rows.values()][0]?.row);
  if (awaited !== undefined) return give(work, slot, awaited, 'record');
  const stays = slot.spec.keeps && row ? valueAt(row, path.join('.')) : undefined;
  const pushed = moved(slot, stays, work.text);
  if (pushed !== undefined) give(work, slot, pushed, 'said');
  else if (stays !== undefined) give(work, slot, stays, 'record');
  else if (slot.spec.otherwise !== undefined) give(work, slot, usual(slot, work), 'usual');
}

function usual(slot: Slot, { scene }: Work): unknown {
  const { otherwise } = slot.spec;
  if (otherwise === 'today' && slot.kind === 'day') return todayOf(scene);
  if (otherwise === 'today' && slot.field === 'quarter') return quarterIn(todayOf(scene));
  const isWord = typeof otherwise === 'string' || typeof otherwise === 'boolean';
  return isWord && !slot.many && !slot.spec.lookup ? valueOf(slot, otherwise) : otherwise;
}

/** The quarter a day lies in, as `2026-Q4`. */
const quarterIn = (day: string | undefined): string | undefined =>
  day && `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

const SHIFT = /\b(out|back|forward|later|earlier|on)? ?by (\w+) (day|week|month)s?\b/i;
const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** A day that a message pushes on from where it is: `out by two weeks`. */
function moved({ kind }: Slot, value: unknown, text: string): string | undefined {
  const shift = kind === 'day' && typeof value === 'string' ? SHIFT.exec(text) : null;
  if (!shift) return undefined;
  const count = /^an?$/i.test(shift[2]!) ? 1 : Number(shift[2]) || COUNTS.indexOf(shift[2]!.toLowerCase());
  if (count <= 0) return undefined;
  const signed = /back|earlier/i.test(shift[1] ?? '') ? -count : count;
  return /month/i.test(shift[3]!)
    ? addMonths(value as string, signed)
    : addDays(value as string, signed * (/week/i.test(shift[3]!) ? 7 : 1));
}

/** Whether a field belongs to a change with the values found so far. */
export const belongs = ({ spec }: Slot, args: Args): boolean =>
  Object.entries(spec.onlyWith ?? {}).every(([field, wanted]) => wanted.includes(String(args[field]))) &&
  !(spec.notWith ?? []).some((field) => field in args);

function unplacedIn({ heard, spoken, text, args, rows }: Work, about: ReadonlySet<number> = new Set()): string[] {
  // What was chosen before is named in the message still.
  const known = JSON.stringify([Object.values(args), [...rows.values()]]).toLowerCase();
  const isElsewhere = (name: string) => !known.includes(name.toLowerCase());
  // `By two weeks` says how far a day is pushed.
  const shift = SHIFT.exec(text);
  const isShift = ({ start }: { readonly start: number }) =>
    shift !== null && start >= shift.index && start < shift.index + shift[0].length;
  const marks = heard.figures
    .filter(({ from, to }) => !(heard.used.has(from) && heard.used.has(to - 1)) && !isShift(heard.asked.words[from]!))
    .map(({ from, to }) => heard.asked.text.slice(heard.asked.words[from]!.start, heard.asked.words[to - 1]!.end));
  const days = shift ? [] : heard.days.map(({ said: one }) => one);
  const spans = heard.asked.days.flatMap(({ said: one }) => (isDuration(one) && !/^an? /i.test(one) ? [one] : []));
  return [...marks, ...days, ...spans, ...namesLeft(heard, about).filter(isElsewhere)]
    .map((one) => one.trim())
    .filter((one) => !spoken.toLowerCase().includes(one.toLowerCase()));
}

/** Names that nothing of a change accounts for, words of one together. */
function namesLeft({ asked, used }: Heard, about: ReadonlySet<number>): string[] {
  const isLeft = (at: number) => {
    const { text, start } = asked.words[at]!;
    const begins = start === 0 || /[.!?:]\s*$/.test(asked.text.slice(0, start));
    return asked.content.includes(at) && /^\p{Lu}/u.test(text) && !begins && !used.has(at) && !about.has(at);
  };
  const runs: string[][] = [];
  asked.words.forEach(({ text }, at) => {
    if (!isLeft(at)) return;
    if (at > 0 && isLeft(at - 1)) runs.at(-1)!.push(text);
    else runs.push([text]);
  });
  return runs.map((run) => run.join(' '));
}

const looseIn = ({ heard: { asked, used }, spoken }: Work, about: ReadonlySet<number> = new Set()): number =>
  asked.content.filter(
    (at) => !used.has(at) && !about.has(at) && !spoken.toLowerCase().includes(asked.words[at]!.lower),
  ).length;
