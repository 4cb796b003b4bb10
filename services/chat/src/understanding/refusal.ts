import { admits, type AppAbility, type Operation } from '@talent-os/contracts';
import { isGuarded, isPrivate } from '../tools/kept.data.js';
import type { AnalysedQuestion } from './asked.js';
import type { Reading } from './reading.js';
import { isFunction } from './thesaurus.js';
import type { Link } from './types.js';
import { isPerson, type Whose } from './whose.js';

/** Why a question is not answered although it is understood. */
export type Refusal =
  /** Others may read it. */
  | { readonly why: 'closed'; readonly operation: Operation }
  /** No conversation holds it. */
  | { readonly why: 'kept'; readonly operation: Operation; readonly ofOthers: boolean }
  /** People read their own alone, and this asks for somebody else's. */
  | { readonly why: 'own'; readonly many: string };

/** What a question would mean over one source, with everything its words may mean there. */
export type Meaning = {
  readonly reading: Pick<Reading, 'source' | 'noun' | 'missing' | 'score' | 'sure'>;
  readonly links: readonly Link[];
};

type Weighing = {
  readonly asked: AnalysedQuestion;
  readonly whose: Whose;
  /** Words that name people, and words for groups of them. */
  readonly names: readonly number[];
  readonly groups: readonly number[];
  readonly ability: AppAbility;
  /** Over reads the caller may not make, and those no conversation answers from. */
  readonly shut: readonly Meaning[];
  /** Over the caller's reads, without their data. */
  readonly open: readonly Meaning[];
  /** The best reading in the caller's data, and whether it accounts for everything. */
  readonly best: Reading | undefined;
  readonly complete: boolean;
};

/** A word that is said, not only alluded to; and one that is a thing's own name. */
const SAID = 0.84;
const OWN = 0.94;
const NAMED = 0.9;
/** By how much a word has to be more of a thing here than there. */
const MORE = 0.05;

/** Whether an operation answers its caller's own data alone. */
export const isPersonal = ({ summary }: Operation): boolean =>
  /^(?:my|what i|what this week|the levels)\b|\b(?:my own|I hold)\b/i.test(summary);

/** Why a question is refused; nothing where it is answered, or asked back. */
export function refusalOf(weighing: Weighing): Refusal | undefined {
  const { best, complete } = weighing;
  if (weighing.asked.content.length === 0) return undefined;
  const own = ownOf(weighing);
  const meant = weighing.shut
    .toSorted((a, b) => ownFirst(a, b, weighing) || b.reading.score - a.reading.score)
    .find((one) => isMeant(one, weighing))?.reading;
  if (!best || !complete) return own ?? (meant && refused(meant, weighing));
  if (asksForOthers(weighing, best)) return meant ? refused(meant, weighing) : { why: 'own', many: best.source.many };
  if (isAnswered(best)) return undefined;
  if (own && own.noun > best.noun + 0.1 && isPerson(weighing.asked, weighing.names)) return own;
  return meant && outweighs(meant, best, weighing) ? refused(meant, weighing) : undefined;
}

/** Who speaks of their own is told of their own before the list of everybody's. */
const ownFirst = (one: Meaning, other: Meaning, { whose }: Weighing): number =>
  whose === 'own'
    ? Number(isPersonal(other.reading.source.operation)) - Number(isPersonal(one.reading.source.operation))
    : 0;

/**
 * What stands in the caller's own data, with nearly every word sure of its meaning, is theirs to ask for. Only who asks for
 * their own gets this far with what is private.
 */
const isAnswered = ({ grounded, sure, missing, source }: Reading): boolean =>
  isPrivate(source.operation.name) || (grounded && sure >= 0.9 && missing.length === 0);

const ELSE =
  /\b(?:who|whose|what|somebody|someone|anybody|anyone) else\b|\bother (?:applicants|candidates|people|colleagues|reps|nurses|analysts)\b/i;
const EVERYBODY =
  /\b(?:everyone|everybody|(?:my|our|the) (?:team|people|unit|ward|floor|department|staff|colleagues|co-?workers|nurses|reps)|colleagues?|co-?workers?|team ?mates?)\b/i;

/** Whether others are asked for where the best answer tells of the caller alone. */
function asksForOthers({ asked: { text }, whose }: Weighing, { source, intent, project }: Reading): boolean {
  if (whose !== 'others' || !isPersonal(source.operation)) return false;
  return (
    ELSE.test(text) || (EVERYBODY.test(text) && intent !== 'who' && !project.some(({ kind }) => kind === 'person'))
  );
}

const refused = ({ source: { operation } }: Meaning['reading'], { ability, whose }: Weighing): Refusal =>
  admits(ability, operation.access)
    ? { why: 'kept', operation, ofOthers: whose === 'others' }
    : { why: 'closed', operation };

/** Somebody's things of which the caller reads their own alone: all but the name is accounted for. */
function ownOf({
  whose,
  names,
  groups,
  open,
  best,
  complete,
}: Weighing): (Refusal & { readonly noun: number }) | undefined {
  const isUnknown = best === undefined || names.some((at) => best.missing.includes(at));
  if (whose !== 'others' || names.length === 0 || !(complete || isUnknown)) return undefined;
  const [own] = open
    .map(({ reading }) => reading)
    .filter(
      ({ source, noun, missing }) =>
        isPersonal(source.operation) &&
        noun >= SAID &&
        missing.every((at) => names.includes(at) || groups.includes(at)),
    )
    .toSorted((a, b) => b.score - a.score);
  return own && { why: 'own', many: own.source.many, noun: own.noun };
}

const at = ({ from, to }: Link): number[] => Array.from({ length: to - from }, (_, step) => from + step);

/** How surely each word is said to be something, over some meanings. */
function weightsOf(
  meanings: readonly Meaning[],
  kinds: readonly Link['target']['kind'][],
): ReadonlyMap<number, number> {
  const weights = new Map<number, number>();
  for (const link of meanings.flatMap(({ links }) => links))
    if (kinds.includes(link.target.kind))
      for (const word of at(link)) weights.set(word, Math.max(link.weight, weights.get(word) ?? 0));
  return weights;
}

/** Whether what the caller may not read, or nobody is told, is what was asked for. */
function isMeant(one: Meaning, weighing: Weighing): boolean {
  const { reading, links } = one;
  // Who asks for people does not ask for what everybody reads of their own.
  if (weighing.asked.intent === 'who' && weighing.whose !== 'own' && isPersonal(reading.source.operation)) return false;
  // A word that may stand for the name of a thing names none that is closed.
  const said = isGuarded(reading.source.operation.name) ? SAID : NAMED;
  const nouns = links.filter(({ target, weight }) => target.kind === 'noun' && weight >= said);
  if (!isGuarded(reading.source.operation.name) && namesTheirs(one, weighing)) return false;
  if (isOnlyThere(nouns, reading.noun, weighing))
    return (
      isHead(one, nouns, weighing) &&
      leftIn(one, weighing) <= Math.max(1, Math.floor(weighing.asked.content.length / 2))
    );
  if (isNamedHere(weighing) || !gains(reading, weighing)) return false;
  if (reading.noun >= SAID && reading.noun < said) return false;
  return isTheirsByNoun(one, weighing);
}

/** Whether it is theirs by its name, by all that was said, or by a field that is known nowhere else. */
function isTheirsByNoun(one: Meaning, weighing: Weighing): boolean {
  const { reading } = one;
  if (reading.noun >= SAID) return isTheirs(reading, weighing) && isCovered(one, weighing);
  if (reading.missing.length === 0 && reading.sure >= 0.8) return isTheirs(reading, weighing);
  // Without a name of a thing or a person there is no telling that something closed was meant.
  if (reading.missing.length > 0 && !isGuarded(reading.source.operation.name) && weighing.whose === 'any') return false;
  return !missesTheirs(one, weighing) && isFieldOnly(one, weighing) && isCovered(one, weighing);
}

/** Whether a word that was said names a thing there, and nothing as surely in what the caller may read. */
function isOnlyThere(nouns: readonly Link[], noun: number, weighing: Weighing): boolean {
  const elsewhere = weightsOf(weighing.open, ['noun']);
  const isOwn = weighing.whose === 'own';
  return nouns
    .flatMap(at)
    .some(
      (word) =>
        weighing.asked.content.includes(word) &&
        (elsewhere.get(word) ?? 0) < (isOwn ? HINT : noun - MORE) &&
        isLost(word, isOwn ? HINT : OWN, weighing),
    );
}

/**
 * Whether the best answer from the caller's data does not account for a word, or less surely than `least`; a whole answer
 * may, and still be less meant.
 */
function isLost(word: number, least: number, { best, complete, open }: Weighing): boolean {
  if (best === undefined || complete || best.missing.includes(word)) return true;
  const own = open.filter(({ reading }) => reading.source === best.source);
  const said = weightsOf(own, ['noun', 'field', 'value', 'where', 'context']);
  return said.has(word) && said.get(word)! < least;
}
const HINT = 0.6;

/** Whether the caller's own data knows the thing by its name, or everybody and everything that is named. */
const isNamedHere = ({ best, names }: Weighing): boolean =>
  best !== undefined && (best.noun >= OWN || (names.length > 0 && names.every((word) => !best.missing.includes(word))));

/** Whether it accounts for a word that the caller's data does not, or is of somebody whom that does not know. */
const gains = ({ missing }: Meaning['reading'], weighing: Weighing): boolean =>
  weighing.names.some((word) => isLost(word, HINT, weighing)) ||
  weighing.asked.content.some((word) => !missing.includes(word) && isLost(word, HINT, weighing));

/** Whether it leaves out a thing that is the caller's to ask for: `applicants stuck in a stage` are no deals. */
function missesTheirs({ reading }: Meaning, { open }: Weighing): boolean {
  const things = weightsOf(open, ['noun']);
  return reading.missing.some((word) => (things.get(word) ?? 0) >= OWN);
}

/** Whether a thing of the caller's stands right before the word that is closed, and nothing there knows it. */
function describesTheirs({ reading, links }: Meaning, { open }: Weighing): boolean {
  const things = weightsOf(open, ['noun']);
  return links.some(
    ({ target, from }) =>
      target.kind === 'noun' && reading.missing.includes(from - 1) && (things.get(from - 1) ?? 0) >= OWN,
  );
}

/** The same of what is closed and was not called by its name, or by less than all that was said: `swap requests`. */
const namesTheirs = (one: Meaning, weighing: Weighing): boolean =>
  weighing.whose !== 'others' &&
  (describesTheirs(one, weighing) ||
    (one.reading.noun === 0 &&
      weighing.asked.content.some((word) => (weightsOf(weighing.open, ['noun']).get(word) ?? 0) >= OWN)));

/** A field that is known by this name to nothing of the caller's: `salary range`. Of others, a hint is enough. */
function isFieldOnly({ links }: Meaning, { open, names, asked }: Weighing): boolean {
  const ofOthers = names.length > 0;
  const able = ofOthers ? open.filter(({ reading }) => !isPersonal(reading.source.operation)) : open;
  const known = weightsOf(able, ['noun', 'field', 'value']);
  return links.some(
    (link) =>
      link.target.kind === 'field' &&
      link.weight >= (ofOthers ? SAID - MORE : OWN) &&
      at(link).some((word) => asked.content.includes(word) && (known.get(word) ?? 0) < SAID - MORE),
  );
}

/** `The exchange rate` is no exchange: a thing before a word that means nothing to it only describes that word. */
function isHead({ links }: Meaning, nouns: readonly Link[], { asked: { words }, names }: Weighing): boolean {
  return nouns.some(({ to }) => {
    const next = words[to];
    if (!next || isFunction(next.lower) || names.includes(to) || words[to - 1]!.lower.endsWith('s')) return true;
    return links.some((link) => link.from <= to && to < link.to && link.weight >= 0.6);
  });
}

/** Own data is asked for by those who have some, and others' data of somebody. */
function isTheirs({ source: { operation } }: Meaning['reading'], { whose, ability }: Weighing): boolean {
  if (whose === 'own') return isPersonal(operation);
  return whose === 'others' || !isPersonal(operation) || !admits(ability, operation.access);
}

/**
 * How many words nothing accounts for. People's names and groups, what stands right before the thing as a name of one does,
 * and words that mean something elsewhere in the product are no reason to think that something else was meant.
 */
function leftIn({ reading, links }: Meaning, { names, groups, shut, open }: Weighing): number {
  const placed = weightsOf([...shut, ...open], ['noun', 'field', 'value']);
  const nouns = links.filter(({ target, weight }) => target.kind === 'noun' && weight >= SAID);
  const before = nouns.flatMap(({ from }) => [from - 1, from - 2]);
  return reading.missing.filter(
    (word) =>
      !names.includes(word) &&
      !groups.includes(word) &&
      !before.includes(word) &&
      (reading.noun === 0 || (placed.get(word) ?? 0) < SAID - MORE),
  ).length;
}

/** Whether all that was said is accounted for. */
function isCovered(one: Meaning, weighing: Weighing): boolean {
  const { asked, names, groups } = weighing;
  const people = new Set([...names, ...groups]).size / Math.max(1, asked.content.length);
  return one.reading.sure + people >= 0.6 && leftIn(one, weighing) === 0;
}

/** `Who wants to claim a shift`: what tells of people by all that was said answers who. */
const tellsOfPeople = ({ intent }: AnalysedQuestion, { source, noun }: Reading): boolean =>
  intent === 'who' && noun >= 0.6 && source.fields.some(({ kind, depth }) => kind === 'person' && depth === 0);

/** By how much an answer may account for more than what is closed, and that be meant still. */
const FAR = 1.5;
/** Whether what is closed was meant rather than what is open and answers. */
function outweighs(meant: Meaning['reading'], best: Reading, { asked, whose }: Weighing): boolean {
  const isOfGuarded = isGuarded(meant.source.operation.name);
  if (!isOfGuarded && tellsOfPeople(asked, best)) return false;
  const better = isOfGuarded ? 0 : 1.2;
  if (meant.missing.length === 0 && meant.score > best.score + better) return true;
  if (whose === 'own' || meant.noun < OWN || (!isOfGuarded && meant.score < best.score - FAR)) return false;
  // The thing itself was said, and what would answer is something else that is only alluded to.
  return best.noun < 0.6 ? !asked.mine : meant.noun - best.noun >= 0.08;
}
