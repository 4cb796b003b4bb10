import { admits, type AppAbility, type Operation } from '@talent-os/contracts';
import type { ToolRun } from '../tools/tool-run.js';
import { isGuarded, isPrivate, keptRowOf } from '../tools/kept.data.js';
import { askedOf, type AnalysedQuestion } from './asked.js';
import { compose, tellsWho } from './compose.js';
import type { Reading } from './reading.js';
import { execute, dayIn, type Result } from './execute.js';
import { isClosed, keptBehind, shutLexicon } from './kept.js';
import { lexicon, type Lexicon } from './lexicon.js';
import { bonus, isHere, isMain, ownBonus, potentialOf } from './likelihood.js';
import { linksOf, mendedStems, undone } from './link.js';
import { isForThem } from './own-data.js';
import { withMine } from './mine.js';
import { isWhole } from './overview.js';
import { namesRead, Reads, rowsRead, type Answered } from './reads.js';
import { isPersonal, refusalOf, type Meaning, type Refusal } from './refusal.js';
import { valueIn } from './rows.js';
import type { Link, Source } from './types.js';
import { valueLinks } from './values.js';
import { asksForPeople, groupsIn, namedPeople, whoseOf } from './whose.js';

export type Scene = {
  readonly run: ToolRun;
  readonly hub: string;
  readonly timezone: string;
  /** The caller's own name, for `mine`. */
  readonly me: string;
  readonly lexicon?: Lexicon;
};

export type Understanding =
  | { readonly kind: 'answer'; readonly reading: Reading; readonly result: Result; readonly answered: Answered }
  | { readonly kind: 'denied'; readonly refusal: Refusal }
  | { readonly kind: 'nothing'; readonly reading: Reading }
  | {
      readonly kind: 'unclear';
      readonly words: readonly string[];
      readonly names: readonly string[];
      readonly near: readonly Reading[];
      readonly asked: AnalysedQuestion;
    };

/** Operations read to find out whether a word names something in them: the likely ones, then some more. */
const FIRST = 4;
const MORE = 8;

/** Understands a question about what the caller may see, and answers it; or says which words it could not place. */
export async function understand(content: string, scene: Scene, frame?: string): Promise<Understanding> {
  const search = searchFor(content, scene, frame);
  const { asked, readings } = search;
  await lookUp(search);
  const best = bestComplete(readings, asked);
  const tells = best !== undefined && tellsOf(best, asked);
  const complete = tells && isComplete(best, asked);
  const refusal = refusalFor(search, tells ? best : undefined, complete);
  if (refusal) return (isBesides(refusal) && privateTo(search)) || { kind: 'denied', refusal };
  if (complete) {
    if (!frame && pointsNowhere(best, asked))
      return { kind: 'unclear', words: [], names: [], near: [], asked: { ...asked, content: [] } };
    const found = await answerOf(search, best);
    if (found && isEmptyOf(found, scene.me)) return { kind: 'denied', refusal: { why: 'own', many: best.source.many } };
    if (found) return found;
  }
  return privateTo(search) ?? unclear(search, best);
}

/** `This cycle` is the one a record tells of; `it` has to have been named. */
const pointsNowhere = ({ grounded, source }: Reading, { text }: AnalysedQuestion): boolean =>
  !grounded && (source.lists.length > 0 ? POINTS : PRONOUNS).test(text);

/** Reads the likely operations, more where they do not tell, and again where a name may be younger than what was read. */
async function lookUp(search: Search): Promise<void> {
  const { asked, readings, likeliest } = search;
  await look(search, likeliest.slice(0, FIRST));
  if (isDoubtful(bestOf(readings), asked)) await look(search, likeliest.slice(FIRST, FIRST + MORE));
  if (search.reads.isOld && namesUnseen(search, bestOf(readings))) await lookAgain(search);
}

/** Whether something else than private data was found closed: where private data was named, that was meant. */
const isBesides = (refusal: Refusal): boolean => refusal.why === 'closed' && !isGuarded(refusal.operation.name);

/** That what was asked for is private, where it is told by words no contract has. */
function privateTo({ asked, mended, candidates }: Search): Understanding | undefined {
  const operation = keptBehind(asked.text);
  if (!operation) return undefined;
  const ofOthers = whoseOf(asked, namedPeople(asked, mended)) !== 'own';
  // What is their own is theirs to ask for: it was only not understood.
  const begins = keptRowOf(operation.name)!.begins;
  const isTheirs = candidates.some(({ source, isOpen }) => isOpen && source.operation.name.startsWith(begins));
  if (!ofOthers && isTheirs) return undefined;
  return { kind: 'denied', refusal: { why: 'kept', operation, ofOthers } };
}

/** Whether something likelier may stand in what was not read yet: a name in a list of names is of something else. */
const isDoubtful = (likely: Reading | undefined, { content }: AnalysedQuestion): boolean =>
  !likely ||
  likely.missing.length > 0 ||
  likely.score < content.length * 0.6 ||
  likely.filters.some(({ field }) => field.kind === 'list');

/** How far behind a reading without an answer one that has it may be. */
const NEAR = 0.6;
function bestComplete(readings: readonly Reading[], asked: AnalysedQuestion): Reading | undefined {
  const [best, ...rest] = readings.toSorted((a, b) => b.score - a.score);
  if (!best || isComplete(best, asked)) return best;
  return rest.find((one) => one.score >= best.score - NEAR && isComplete(one, asked)) ?? best;
}

type Candidate = {
  readonly source: Source;
  /** Whether the caller may be answered from it. */
  readonly isOpen: boolean;
  readonly links: readonly Link[];
  readonly reading: Reading | undefined;
  readonly potential: number;
};
/** A question on its way to an answer: what it may mean by its words alone, and the readings found in the caller's data. */
type Search = {
  readonly asked: AnalysedQuestion;
  readonly scene: Scene;
  readonly reads: Reads;
  readonly mended: readonly (string | undefined)[];
  /** Words, by their places, that together are the name of a thing or of a field. */
  readonly phrases: ReadonlySet<string>;
  readonly candidates: readonly Candidate[];
  /** Operations of the caller that may hold the answer, the likeliest first. */
  readonly likeliest: readonly Operation[];
  readonly readings: Reading[];
  /** Operations that were read for it. */
  readonly looked: Set<Operation>;
  readonly bonusOf: (source: Source) => number;
  readonly clock: { readonly today: string; readonly timezone: string; readonly now: string };
};

/** Whether what it holds is called by its name: of two that promise the same, it is read first. */
const isCalled = ({ links }: Candidate): boolean => links.some(({ target }) => target.kind === 'noun');

function searchFor(content: string, scene: Scene, frame: string | undefined): Search {
  const { run, timezone } = scene;
  const now = run.ctx.now.toISOString();
  const today = dayIn(now, timezone);
  const words = scene.lexicon ?? lexicon();
  const asked = askedOf(undone(content, words), today);
  const bonusOf = (source: Source) => bonus(source, scene.hub, frame) + ownBonus(source, asked);
  const linked = linksOf(asked, words);
  // A name alone may be of anything of the hub.
  const capitals = asked.content.filter((at) => isCapital(asked, at)).length;
  if (capitals > 0)
    for (const source of words.sources)
      if (!linked.has(source.id) && isMain(source) && isHere(source, scene.hub)) linked.set(source.id, []);
  const mended = mendedStems(asked, words);
  const meant = { asked, whose: whoseOf(asked, namedPeople(asked, mended)), ability: run.ctx.ability };
  const candidates = [...linked].map(([id, links]): Candidate => {
    const isSource = id < words.sources.length;
    const source = isSource ? words.sources[id]! : words.kept[id - words.sources.length]!;
    const extra = bonusOf(source);
    const isTheirs = frame === source.operation.name || isForThem(source, links, meant);
    return {
      source,
      isOpen: isSource && isTheirs && admits(run.ctx.ability, source.operation.access),
      links,
      reading: compose(asked, source, links, extra),
      potential: potentialOf(links, asked) + (isMain(source) && isHere(source, scene.hub) ? 0.5 * capitals : 0) + extra,
    };
  });
  const promise = ({ reading, potential }: Candidate) => Math.max(reading?.score ?? -9, potential - 1);
  const mine = candidates.filter(({ isOpen }) => isOpen);
  const operations = [
    ...new Set(
      mine
        .toSorted((a, b) => promise(b) - promise(a) || Number(isCalled(b)) - Number(isCalled(a)))
        .map(({ source }) => source.operation),
    ),
  ];
  return {
    asked,
    scene,
    reads: new Reads(run),
    mended,
    phrases: phrasesOf(candidates),
    candidates,
    // A read that is itself recorded, or takes long, is only made where it likely holds the answer.
    likeliest: operations.filter(({ audited, deadlineMs }, at) => (!audited && !deadlineMs) || at < FIRST),
    readings: [],
    looked: new Set(),
    bonusOf,
    clock: { today, timezone, now },
  };
}

/** How surely several words together have to be a name. */
const NAMES_PHRASE = 0.6;
const phrasesOf = (candidates: readonly Candidate[]): ReadonlySet<string> =>
  new Set(
    candidates.flatMap(({ isOpen, links }) =>
      links.flatMap(({ from, to, weight, target }) =>
        isOpen && to - from > 1 && weight >= NAMES_PHRASE && (target.kind === 'noun' || target.kind === 'field')
          ? [Array.from({ length: to - from }, (_, at) => from + at).join(' ')]
          : [],
      ),
    ),
  );

/** Reads operations as the caller and adds what the question means over each. */
async function look(search: Search, operations: readonly Operation[], isAgain = false): Promise<void> {
  const { reads, looked } = search;
  const answers = await Promise.all(
    operations.map((operation) => (isAgain ? reads.now(operation, {}) : reads.recent(operation))),
  );
  operations.forEach((operation, at) => {
    looked.add(operation);
    const answered = answers[at];
    if (answered)
      for (const one of search.candidates) if (one.source.operation === operation) readIn(search, one, answered);
  });
}

function readIn(
  { asked, scene, mended, phrases, readings, bonusOf, clock }: Search,
  { source, links }: Candidate,
  answered: Answered,
): void {
  const rows = rowsRead(answered, source);
  const names = source.lists.length > 0 ? valueLinks(asked, namesRead(answered, source), mended, source, phrases) : [];
  for (const some of variantsOf([...links, ...names])) {
    const found = compose(asked, source, some, bonusOf(source));
    if (!found) continue;
    const reading = withMine(found, asked, scene, rows);
    const empty = findsNothing(reading, execute(reading, rows, clock.today, clock.timezone, clock.now));
    readings.push(empty ? { ...reading, score: reading.score - emptyCost(reading, asked) } : reading);
  }
}

/** Whether a name stands in nothing that was read: it may be younger than what was read a minute ago. */
const namesUnseen = ({ asked }: Search, best: Reading | undefined): boolean =>
  (best?.missing ?? asked.content).some((at) => asked.words[at]!.quoted || isCapital(asked, at));

async function lookAgain(search: Search): Promise<void> {
  search.readings.length = 0;
  await look(search, [...search.looked], true);
}

const isCapital = ({ words }: AnalysedQuestion, at: number) => /^\p{Lu}/u.test(words[at]!.text);

/** Whether nothing was found of somebody else, where people read mostly their own: that there is nothing is not said. */
const isEmptyOf = (found: Understanding, me: string): boolean =>
  found.kind === 'answer' &&
  found.result.count === 0 &&
  isPersonal(found.reading.source.operation) &&
  found.reading.filters.some(
    ({ field, test, not }) => field.kind === 'person' && !not && test.kind === 'in' && !test.values.includes(me),
  );

/** Whether a reading can tell of people where people are asked for: by name, or by the side they are on. */
const tellsOf = ({ source: { fields, noun }, project }: Reading, asked: AnalysedQuestion): boolean =>
  !(asksForPeople(asked) || (asked.intent === 'who' && !fields.some(tellsWho) && noun?.owner === undefined)) ||
  noun?.one === 'person' ||
  fields.some(({ kind }) => kind === 'person') ||
  project.some(({ kind }) => kind === 'choice');

/** Why the question is refused, where what the caller may not read, or nobody is told, was asked for. */
function refusalFor(
  { asked, scene, candidates, mended }: Search,
  best: Reading | undefined,
  complete: boolean,
): Refusal | undefined {
  const { ability } = scene.run.ctx;
  const names = namedPeople(asked, mended);
  const meanings = (mine: boolean) =>
    candidates.flatMap(({ source, isOpen, links, reading }) =>
      isOpen === mine ? meaningOf(asked, source, links, reading) : [],
    );
  return refusalOf({
    asked,
    whose: whoseOf(asked, names),
    names,
    groups: groupsIn(asked),
    ability,
    shut: [...meanings(false), ...shutMeanings(asked, ability)],
    open: meanings(true),
    best,
    complete,
  });
}

/** What a question would mean in reads that need something first, where the caller may not make them. */
function shutMeanings(asked: AnalysedQuestion, ability: AppAbility): Meaning[] {
  const words = shutLexicon();
  return [...linksOf(asked, words)].flatMap(([id, links]) => {
    const source = words.sources[id]!;
    return isClosed(source, ability) ? meaningOf(asked, source, links, compose(asked, source, links, 0)) : [];
  });
}

/** What a question means over a source; that it names its things is something too, where the words make no whole. */
function meaningOf(
  asked: AnalysedQuestion,
  source: Source,
  all: readonly Link[],
  reading: Reading | undefined,
): Meaning[] {
  // What is kept apart is known by the names people gave it, not by those of its lists.
  const isNamed = source.noun !== undefined || !isGuarded(source.operation.name);
  const links = isNamed ? all : all.filter(({ target }) => target.kind !== 'noun');
  if (reading) return [{ reading: isNamed ? reading : { ...reading, noun: 0 }, links }];
  const noun = Math.max(0, ...links.filter(({ target }) => target.kind === 'noun').map(({ weight }) => weight));
  const missing = asked.content.filter((at) => !links.some(({ from, to }) => from <= at && at < to));
  const sure = 1 - missing.length / Math.max(1, asked.content.length);
  return noun >= 0.84 ? [{ reading: { source, noun, missing, sure, score: noun - missing.length }, links }] : [];
}

async function answerOf({ asked, reads, clock }: Search, reading: Reading): Promise<Understanding | undefined> {
  const answered = await reads.now(reading.source.operation, reading.args ?? {});
  if (!answered) return undefined;
  const result = execute(reading, rowsRead(answered, reading.source), clock.today, clock.timezone, clock.now);
  // Where nothing is found for who or when, something else was meant, or the thing goes by another name.
  const isWorkedOut = reading.aggregate !== undefined && reading.aggregate.of !== 'count';
  const doubtful =
    VALUED.includes(reading.intent) || isWorkedOut || reading.weak || (reading.noun < 0.6 && !isOfNamed(reading));
  // That somebody has none of what is theirs is an answer.
  const isOwn = asked.mine && isPersonal(reading.source.operation);
  const nothing = findsNothing(reading, result) && doubtful && !isOwn;
  return nothing ? { kind: 'nothing', reading } : { kind: 'answer', reading, result, answered };
}

function unclear({ asked, mended, readings }: Search, best: Reading | undefined): Understanding {
  const missing = best?.missing ?? asked.content;
  const textOf = (at: number) => asked.words[at]!.text;
  const named = missing.every((at) => mended[at] === undefined || isCapital(asked, at));
  const unseen = best?.grounded && named && missing.length > 0 && missing.length <= 3 ? missing : [];
  // What is offered instead is kept with the conversation: nothing private stands in it.
  const near = readings
    .filter(({ source }) => !isPrivate(source.operation.name))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 2);
  return { kind: 'unclear', names: unseen.map(textOf), words: missing.map(textOf), near, asked };
}

/** Words for something said before: where nothing was, it has to be named. */
const POINTS =
  /\b(?:it(?! takes?\b| possible)|him|her|them|he|she|this|that)\b(?! (?:possible|week|month|quarter|year|is|are|has|have|\w+s)\b)/i;
const PRONOUNS = /\b(?:it(?! takes?\b| possible)|him|her|them|he|she)\b/i;
const VALUED: readonly Reading['intent'][] = ['when', 'who', 'where', 'why', 'amount', 'duration'];

/** The links as they are, without what only resembles a value, and without values that may be fields or things as well. */
function variantsOf(links: readonly Link[]): readonly (readonly Link[])[] {
  const isState = ({ target }: Link) => target.kind === 'value' && target.exact === undefined;
  const others = new Set(
    links
      .filter((link) => !isState(link) && link.target.kind !== 'context')
      .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  const sure = links.filter((link) => !isState(link) || link.weight >= 0.6);
  const plain = links.filter((link) => !isState(link) || !others.has(link.from));
  const found = [links];
  if (sure.length < links.length) found.push(sure);
  if (plain.length < sure.length) found.push(plain);
  return found;
}

/** An understanding that finds nothing is less likely the one that was meant. */
const EMPTY = 0.9;
/** None over a bound or in a span is an answer, a state that only resembles one is a doubt. */
const emptyCost = ({ intent, filters, source, noun, aggregate }: Reading, { mine }: AnalysedQuestion): number =>
  VALUED.includes(intent)
    ? 1.5
    : aggregate && aggregate.of !== 'count'
      ? 1.5
      : // That somebody has none of a thing of theirs is an answer.
        mine && noun >= 0.8 && isPersonal(source.operation)
        ? 0.2
        : filters.some(({ test }) => test.kind === 'in')
          ? EMPTY
          : 0.3;
/** How many of what was named before: none is an answer. */
const isOfNamed = ({ intent, grounded }: Reading) => intent === 'count' && grounded;

function findsNothing(reading: Reading, { rows, count }: Result): boolean {
  const { source, project, aggregate, apart } = reading;
  const [only] = project;
  const isSum = project.length === 1 && (only!.kind === 'money' || only!.kind === 'number');
  if (source.lists.length > 0) return count === 0 || (isSum && rows.every((row) => valueIn(row, only!) === null));
  const pair = aggregate && 'other' in aggregate ? [aggregate.field, aggregate.other] : project;
  const fields = apart ? [apart.field] : pair;
  return (apart !== undefined || !isWhole(reading)) && fields.every((field) => valueIn(rows[0] ?? [], field) === null);
}

const bestOf = (readings: readonly Reading[]): Reading | undefined => readings.toSorted((a, b) => b.score - a.score)[0];

/** Whether a reading accounts for every word, and for enough of them with more than a guess. */
const isComplete = ({ missing, unplaced, score, grounded, sure }: Reading, { content }: AnalysedQuestion): boolean =>
  missing.length === 0 &&
  unplaced === 0 &&
  score >= 0.5 * content.length &&
  score > 0.3 &&
  sure >= (grounded ? 0.5 : 0.7);
