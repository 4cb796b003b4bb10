import { aggregation } from './aggregation.js';
import { apartOf } from './apart.js';
import type { AnalysedQuestion } from './asked.js';
import { contrasted } from './contrast.js';
import { dayFilters } from './day-filters.js';
import { deniedLinks } from './denied.js';
import { grouped } from './grouping.js';
import { figureFilter, pairFilter } from './number-filters.js';
import { lateFilter } from './late.js';
import { pairOf } from './pairs.js';
import { isOverview, isWhole, WHOLE_COST } from './overview.js';
import { ordering, rankLimit } from './ranking.js';
import {
  cover,
  firstOf,
  isDate,
  isNumber,
  linkedFields,
  mainDate,
  type Aggregate,
  type LinkedField,
  type Parts,
  type Reading,
  type Work,
} from './reading.js';
import { bestSegments } from './segments.js';
import { shareFilters } from './share.js';
import {
  boundsLost,
  comparesWithBefore,
  contrastsLost,
  denialsLost,
  headLost,
  meansLost,
  numbersLost,
} from './unplaced.js';
import type { FieldKind, Link, Source, SourceField } from './types.js';
import { valueFilters } from './value-filters.js';
import { isOwnNoun } from './values.js';
import { keyOf } from './words.js';

const LASTS_IN = /^(?:minutes|hours|days|weeks|months|seconds)$/;
/** Whether a field says who. */
export const tellsWho = ({ kind, path }: SourceField): boolean =>
  kind === 'person' || /issuer|authority|By$|interviewerNames|waiting/.test(path) || path === 'name';
const intentKinds: Partial<Record<AnalysedQuestion['intent'], (field: SourceField) => boolean>> = {
  when: ({ kind, format }) => kind === 'date' || kind === 'instant' || kind === 'clock' || format === 'month',
  who: tellsWho,
  where: ({ kind, path }) => kind === 'place' || /location|department|region|where/i.test(path),
  why: ({ path }) => /reason|rationale|why|cause|comment/i.test(path),
  amount: (field) => isNumber(field),
  duration: (field) =>
    isNumber(field) && (LASTS_IN.test(field.unit ?? '') || /days|minutes|hours|long/i.test(field.path)),
};

/** The best understanding of a question over one source; nothing where no more than its surroundings were named. */
export function compose(
  asked: AnalysedQuestion,
  source: Source,
  links: readonly Link[],
  bonus: number,
): Reading | undefined {
  const work = workOf(asked, source, links);
  if (!work) return undefined;
  const linked = linkedFields(work.chosen);
  const limited = limitsOf(work, linked);
  const asks = wantedOf(work, linked, limited);
  const { parts, limit } = limited;
  const { order, ahead, ends, apart, aggregate } = asks;
  const ordered = limit?.count === undefined ? order?.field.key : undefined;
  const free = linked.filter(({ field: { key } }) => !work.used.has(key) && key !== ordered);
  const told = projection(work, [...work.told, ...free.map(({ field }) => field)], linked);
  const { project, fits } = toldOf(work, told.project, { parts, ...asks });
  if (source.lists.length === 0 && work.filters.length > 0) return undefined;
  const whole = !apart && isWhole({ source, project, aggregate });
  if (whole && !isOverview(work)) return undefined;
  const reading = {
    source,
    intent: asked.intent,
    filters: work.filters,
    project,
    order,
    limit: limit?.count,
    ahead,
    aggregate,
    parts,
    apart,
    claims: work.claims,
    ends: ends === true,
  };
  const unplaced = limited.unplaced + asks.unplaced + told.lost;
  const more = bonus + gainOf(work, reading, limited, whole);
  return { ...reading, ...scored(work, unplaced, fits, more) };
}

/** What a goal to be reached is liked better by than rows that are needed. */
const TO_GO = 0.2;
/** What speaks for a reading beside its words, and against it. */
function gainOf(
  work: Work,
  { aggregate, project }: Pick<Reading, 'aggregate' | 'project'>,
  { share }: Limits,
  whole: boolean,
): number {
  const gained = share?.gain ?? (aggregate?.of === 'difference' ? TO_GO : 0);
  return gained - (whole ? WHOLE_COST : 0) - looseCost(work, aggregate) - stateCost(work, project);
}

function workOf(asked: AnalysedQuestion, source: Source, links: readonly Link[]): Work | undefined {
  const best = bestSegments(asked, settled(asked, withoutThings(asked, links)));
  if (!speaksOf(asked, best)) return undefined;
  const covered = new Map<number, number>();
  for (const link of best) cover(covered, link, link.weight);
  const chosen = best.filter((link) => !isTakenBack(asked, link, best) && !isAsking(asked, link));
  if (asked.intentAt) cover(covered, asked.intentAt);
  return { asked, source, chosen, covered, filters: [], used: new Set(), told: [], claims: [] };
}

/**
 * `Deals created` are deals: what is called by its own name switches nothing on in something else, as `deals move too`, and is
 * no kind of something that was not spoken of.
 */
function withoutThings({ words }: AnalysedQuestion, links: readonly Link[]): readonly Link[] {
  const isNamed = (at: number) =>
    links.some(({ target, weight, from }) => target.kind === 'noun' && weight >= 0.84 && from !== at);
  return links.filter(({ target, from, to }) => {
    if (to - from > 1 || !isOwnNoun(words[from]!.stem)) return true;
    if (target.kind === 'value') return target.exact === true || target.field.kind !== 'choice' || isNamed(from);
    const isSwitch = target.kind === 'field' && target.field.kind === 'boolean';
    return !isSwitch || keyOf(target.field.label) === words[from]!.stem;
  });
}

/** `How many` names no people. */
const isAsking = ({ intentAt }: AnalysedQuestion, { target, from, to }: Link): boolean =>
  target.kind === 'noun' && intentAt !== undefined && intentAt.from <= from && to <= intentAt.to;

type Limits = {
  readonly parts: Parts | undefined;
  readonly share: ReturnType<typeof shareFilters>;
  readonly limit: ReturnType<typeof rankLimit>;
  readonly unplaced: number;
};
/** Which rows are meant, in which parts and how many of them; `unplaced` counts the limits no row can be held to. */
function limitsOf(work: Work, linked: readonly LinkedField[]): Limits {
  const { chosen } = work;
  const denied = deniedLinks(work);
  const unsaid = denialsLost(work);
  const contrast = contrasted(work, linked, denied);
  const share = contrast ? undefined : shareFilters(work, linked, denied);
  const taken = contrast?.taken ?? share?.taken;
  valueFilters(taken ? { ...work, chosen: chosen.filter((link) => !taken.has(link)) } : work, denied);
  if (!contrast) lateFilter(work, linked);
  const daysLost = contrast?.taken.size === 0 ? 0 : dayFilters(work, linked);
  const parts = contrast?.parts ?? (share ? undefined : grouped(work, linked));
  const limit = parts ? undefined : rankLimit(work);
  const figuresLost = numbersLost(work, linked, limit?.marks);
  pairFilter(work, linked);
  if (!parts) figureFilter(work, linked);
  return { parts, share, limit, unplaced: unsaid + daysLost + figuresLost + contrastsLost(work) };
}

type OrderAndFigures = Pick<Reading, 'order' | 'ahead' | 'ends' | 'apart' | 'aggregate'> & {
  readonly unplaced: number;
};
/** In which order rows are wanted, and what is to be worked out of them. */
function wantedOf(work: Work, linked: readonly LinkedField[], { parts, share }: Limits): OrderAndFigures {
  const apart = parts || share ? undefined : apartOf(work, linked);
  comparesWithBefore(work, linked);
  const { lost, ...ordered } = parts ? { lost: 0 } : ordering(work, linked);
  const worked = parts || apart ? undefined : aggregation(work, linked);
  const told =
    worked && ['count', 'sum', 'mean'].includes(worked.of) ? uncounted(work, linked, ordered.order?.field.key) : 0;
  const aggregate = share ? ({ of: 'share', filters: share.filters } as const) : worked;
  const unplaced = lost + told + headLost(work, linked) + meansLost(work, linked) + boundsLost(work);
  return { ...ordered, apart, aggregate, unplaced };
}

/** A ratio of all rows of a list nobody spoke of is rather told by the record that sums them up. */
const looseCost = ({ source, chosen }: Work, aggregate: Aggregate | undefined): number =>
  aggregate?.of === 'ratio' &&
  source.lists.length > 0 &&
  !chosen.some(({ target, weight }) => target.kind === 'noun' && weight >= 0.84)
    ? 0.5
    : 0;

/** A row that is nothing but the state that was named tells less than the things in that state. */
const stateCost = ({ source, filters, chosen }: Work, project: readonly SourceField[]): number =>
  filters.length === 1 &&
  project.length === 0 &&
  filters[0]!.field.kind === 'choice' &&
  filters[0]!.field.path === source.noun?.name &&
  !chosen.some(({ target }) => target.kind === 'noun')
    ? 0.5
    : 0;

/** Fields that were called by their own names in a count and limit nothing: a count without them is another one. */
function uncounted({ used, chosen, asked, source }: Work, linked: readonly LinkedField[], ordered: string | undefined) {
  if (asked.turns.at(-1) !== 0) return 0;
  const things = new Set([source.one, source.many].flatMap((phrase) => keyOf(phrase).split(' ')));
  const isCalled = (field: SourceField) =>
    chosen.some(
      ({ target, weight, from }) =>
        target.kind === 'field' && target.field === field && weight >= 0.8 && !things.has(asked.words[from]!.stem),
    );
  return linked.filter(
    ({ field }) =>
      !used.has(field.key) && field.key !== ordered && (isDate(field) || field.kind === 'choice') && isCalled(field),
  ).length;
}

/** `How many are open? And closed?`: a value said later stands instead of the one said before. */
function isTakenBack({ turns }: AnalysedQuestion, { from, target }: Link, links: readonly Link[]): boolean {
  if ((target.kind !== 'value' && target.kind !== 'where') || turns.at(-1) === 0) return false;
  const limited = limitedBy(target);
  return links.some(
    (other) =>
      (other.target.kind === 'value' || other.target.kind === 'where') &&
      turns[other.from]! > turns[from]! &&
      (limitedBy(other.target).some((path) => limited.includes(path)) || areNames(target, other.target)),
  );
}
type Limiting = Extract<Link['target'], { kind: 'value' | 'where' }>;
const limitedBy = (target: Limiting): readonly string[] =>
  target.kind === 'value' ? [target.field.key] : Object.keys(target.where).map((path) => `0.${path}`);
const areNames = (one: Limiting, other: Limiting): boolean =>
  [one, other].every((target) => target.kind === 'value' && target.exact === true && isName(target.field));
const isName = ({ kind, path }: SourceField) =>
  kind === 'text' && /(?:^|\.)(?:name|title|cve|\w+(?:Name|Title))$/.test(path);

/** Whether a content word names the source, a field or a value; a bare noun is enough where there is no other word. */
function speaksOf({ content }: AnalysedQuestion, chosen: readonly Link[]): boolean {
  const strong = chosen.filter(({ weight, target }) => weight >= 0.64 && target.kind !== 'context');
  if (content.length === 0) return strong.some(({ target }) => target.kind === 'noun');
  return strong.some(({ from, to }) => content.some((at) => from <= at && at < to));
}

/** A word that is only around a thing that was named itself limits it, and nothing here says how: `understaffed units`. */
function isAlluded(at: number, { asked: { words }, chosen, covered }: Work): boolean {
  const noun = chosen.find(({ target, weight }) => target.kind === 'noun' && weight >= 0.84);
  if (!noun || noun.from === at + 1 || OF.test(words[at - 1]?.lower ?? '') || OF.test(words[at - 2]?.lower ?? ''))
    return false;
  return chosen.some(
    ({ target, from, to, weight }) =>
      target.kind === 'context' && from <= at && at < to && (covered.get(at) ?? 0) <= weight,
  );
}
/** `HIPAA safeguards`, `topics for my contact hours`: what stands around a thing may well be said with it. */
const OF = /^(?:of|for|in|from|about)$/;

type Scored = Pick<Reading, 'weak' | 'unplaced' | 'missing' | 'score' | 'noun' | 'grounded' | 'sure'>;
/** How good an understanding is: by what it accounts for, and much more by what it does not. */
function scored(work: Work, unplaced: number, fits: number, bonus: number): Scored {
  const { asked, source, chosen, covered } = work;
  const { content, intentAt } = asked;
  const missing = content.filter((at) => (covered.get(at) ?? 0) < 0.25 || isAlluded(at, work));
  const gained = [...covered].reduce((sum, [at, weight]) => sum + (content.includes(at) ? weight : weight * 0.25), 0);
  const noun = Math.max(
    0,
    ...chosen
      .filter(
        ({ target, from }) => target.kind === 'noun' && !(intentAt && intentAt.from <= from && from < intentAt.to),
      )
      .map(({ weight, from, to }) => (to - from > 1 ? weight * 1.15 : weight)),
  );
  const covers = content.reduce((sum, at) => sum + Math.min(1, covered.get(at) ?? 0), 0);
  const deep = Math.max(0, source.lists.length - 1) * 0.35;
  const widest = noun >= 0.6 && source.noun && Object.keys(source.noun.lists)[0] === source.operation.name ? 0.15 : 0;
  const weak = chosen.some(({ target, weight }) => target.kind === 'value' && !target.exact && weight < 0.6);
  return {
    weak,
    unplaced,
    missing,
    score:
      gained - 1.3 * missing.length - 1.2 * unplaced + fits + 0.5 * noun + widest + bonus - deep - (weak ? 0.25 : 0),
    noun,
    grounded: noun >= 0.6 || chosen.some(({ target }) => target.kind === 'value' && target.exact === true),
    sure: content.length === 0 ? noun : covers / content.length,
  };
}

const LASTS = /\bhow (?:long|many (?:days|weeks|months))\b/i;
/** `Expires last`, `expire next month`: beside an order or a day a word is the day's, not the state's. */
function settled(asked: AnalysedQuestion, links: readonly Link[]): readonly Link[] {
  const timed =
    asked.intent === 'when' ||
    LASTS.test(asked.text) ||
    asked.days.length > 0 ||
    asked.marks.some((mark) => mark.kind === 'order' && mark.order.about === 'time');
  if (!timed) return links;
  const dated = new Set(
    links
      .filter(({ target, weight }) => target.kind === 'field' && isDate(target.field) && weight >= 0.6)
      .map(({ from }) => from),
  );
  const ordered = new Set(asked.marks.flatMap((mark) => (mark.kind === 'order' ? [mark.from - 1, mark.to] : [])));
  return links.filter(
    ({ target, from }) =>
      !(
        dated.has(from) &&
        ((target.kind === 'where' && ordered.has(from)) ||
          (target.kind === 'value' && !target.exact && target.field.kind === 'choice'))
      ),
  );
}

const WAITS = /\b(?:wait|waits|waiting|stuck|turn|pending|desk)\b/i;
/** What is told of a row so that it answers who, when, where, why or how much, and how well it does. */
function suited(
  work: Work,
  project: readonly SourceField[],
  aggregate: Aggregate | undefined,
): { project: readonly SourceField[]; fits: number } {
  const { asked, source } = work;
  const kinds = intentKinds[asked.intent];
  const wants =
    kinds &&
    ((field: SourceField) =>
      (kinds(field) &&
        !(asked.intent === 'who' && /waiting/.test(field.path) && !WAITS.test(asked.text)) &&
        !work.filters.some((filter) => filter.field.key === field.key && asked.intent === 'who')) ||
      (asked.intent === 'who' && field.kind === 'text' && field.depth === 0 && field.path === source.noun?.owner));
  if (!wants) return { project, fits: countFit(work, project, aggregate) };
  if (project.some(wants) || (aggregate && asked.intent === 'amount')) return { project, fits: 0.4 };
  const own =
    asked.intent === 'when' ? mainDate(source) : asked.intent === 'amount' ? undefined : firstOf(source.fields, wants);
  if (own && (source.lists.length > 0 || project.length === 0)) return { project: [own, ...project], fits: 0.2 };
  const person = source.fields.some(({ kind, depth }) => kind === 'person' && depth === 0);
  return { project, fits: asked.intent !== 'who' ? -0.6 : person ? 0 : -1 };
}

/** What is told of the rows: of parts and of a time apart nothing more. */
const toldOf = (
  work: Work,
  project: readonly SourceField[],
  { parts, apart, aggregate }: Pick<Reading, 'parts' | 'apart' | 'aggregate'>,
): ReturnType<typeof suited> =>
  parts || apart ? { project: [], fits: partsFit(work, parts) } : suited(work, project, aggregate);

/** Days that are set against each other are rather by a figure than by how many rows they have. */
const partsFit = ({ asked }: Work, parts: Parts | undefined): number =>
  parts?.only?.[0]?.test.kind === 'days' && parts.figure.of === 'count' && asked.intent !== 'count' ? 0 : 0.3;

/** A count has to count something: rows whose noun was said, or a figure that counts already, as in `open tasks`. */
function countFit(
  { asked, source, chosen }: Work,
  project: readonly SourceField[],
  aggregate: Aggregate | undefined,
): number {
  if (asked.intent !== 'count') return 0;
  if (aggregate?.of === 'count')
    return chosen.some(({ target, weight }) => target.kind === 'noun' && weight >= 0.6) ? 0 : -0.8;
  const none = !aggregate && !project.some((field) => isNumber(field) || field.kind === 'list');
  const counted = source.lists.length === 0 && project.some(({ unit }) => unit === 'count');
  // A figure that was called by its whole name needs no counting: `open positions`.
  const isNamed = chosen.some(
    ({ target, weight, from, to }) =>
      target.kind === 'field' && target.field === project[0] && weight >= CALLED && to - from > 1,
  );
  return (none ? -0.6 : 0) + (counted ? (isNamed ? 0.8 : 0.3) : 0);
}

/** How surely a figure has to be called by its name, or by a further one. */
const CALLED = 0.9;
const OUT_OF = /\bout of (?:how|what)\b/i;
const COUNTABLE: readonly FieldKind[] = ['number', 'money', 'list', 'boolean', 'date', 'instant'];
/** The fields that are told: those that were named and limit nothing. `lost`: a goal was asked for, and there is none. */
function projection(
  { asked, source }: Work,
  free: readonly SourceField[],
  linked: readonly LinkedField[],
): { project: readonly SourceField[]; lost: number } {
  if (OUT_OF.test(asked.text)) {
    const pair = pairOf(source, linked);
    return pair ? { project: [pair[1], pair[0]], lost: 0 } : { project: free, lost: 1 };
  }
  const isCount = asked.intent === 'count';
  const project = isCount ? free.filter(({ kind }) => COUNTABLE.includes(kind)) : free;
  // `How many calls`: what only resembles a field that cannot be counted is something else.
  const others = isCount ? linked.filter(({ field, weight }) => isUncountable(free, field) && weight < CALLED) : [];
  const money = source.fields.find(({ kind, depth }) => kind === 'money' && depth === 0);
  if (asked.intent === 'amount' && money && source.lists.length > 0 && !project.some(isNumber))
    return { project: [money, ...project], lost: 0 };
  return { project: project.slice(0, 4), lost: Math.min(1, others.length) };
}
const isUncountable = (free: readonly SourceField[], field: SourceField): boolean =>
  free.includes(field) && !COUNTABLE.includes(field.kind);
