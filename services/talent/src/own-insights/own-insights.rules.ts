import {
  CLOSING_DAYS,
  GAP_SEATS,
  MOST_GAPS,
  NEW_DAYS,
  ownInsightKinds,
  TOLD_FROM,
  type OwnInsight,
  type OwnInsightKind,
} from '@talent-os/contracts/talent/own-insights.js';
import type { PositionMark } from '@talent-os/contracts/talent/advertised-list.js';
import { addDays, DAY_MS, type Day } from '@talent-os/service-kit/calendar';
import { readinessOf, type Need } from '../skills/readiness.rules.js';

/** An open position the person may apply for. */
export type SeenSeat = {
  readonly id: string;
  readonly title: string;
  readonly department: string;
  readonly location: string;
  readonly openedAt: string;
  /** Day on which somebody is to begin there; null where the request leaves it open. */
  readonly startsOn: Day | null;
  readonly mark: PositionMark | null;
  /** The person prepared for it, or put a resume together. */
  readonly begun: boolean;
  readonly applied: boolean;
  readonly needs: readonly Need[];
};

type Dismissal = { readonly key: string; readonly at: Date };
type Facts = { readonly seats: readonly SeenSeat[]; readonly today: Day; readonly now: Date };
type Found = Omit<OwnInsight, 'kind'>;
type Rule = {
  readonly find: (facts: Facts) => readonly Found[];
  /** Days something that was put away stays away. */
  readonly awayDays: number;
};

const pageOf = ({ id }: SeenSeat) => `/candidate?view=positions&position=${id}`;
const where = ({ department, location }: SeenSeat) => `${department}, ${location}`;
const open = ({ seats }: Facts) => seats.filter(({ mark, applied }) => mark !== 'dismissed' && !applied);

/** Positions opened lately that fit, the best match first. */
function matches(facts: Facts): Found[] {
  const since = facts.now.getTime() - NEW_DAYS * DAY_MS;
  return open(facts)
    .filter(({ openedAt }) => Date.parse(openedAt) > since)
    .map((seat) => ({ seat, match: readinessOf(seat.needs).readiness ?? 0 }))
    .filter(({ match }) => match >= TOLD_FROM)
    .toSorted((one, other) => other.match - one.match)
    .map(({ seat, match }) => ({
      key: `match:${seat.id}`,
      title: `${seat.title} matches you by ${match}%`,
      reason: `Opened this week: ${where(seat)}`,
      action: 'Look at it',
      link: pageOf(seat),
      actBy: null,
    }));
}

/** Positions the person saved or began with whose seat is to be taken soon, the next one first. */
function closing(facts: Facts): Found[] {
  const until = addDays(facts.today, CLOSING_DAYS);
  return open(facts)
    .filter(({ mark, begun }) => mark === 'saved' || begun)
    .flatMap((seat) => (seat.startsOn ? [{ seat, startsOn: seat.startsOn }] : []))
    .filter(({ startsOn }) => startsOn >= facts.today && startsOn <= until)
    .toSorted((one, other) => one.startsOn.localeCompare(other.startsOn))
    .map(({ seat, startsOn }) => ({
      key: `closing:${seat.id}:${startsOn}`,
      title: `${seat.title} is to be taken soon`,
      reason: `You ${seat.begun ? 'began to prepare for it' : 'saved it'} and have not applied: ${where(seat)}`,
      action: 'Apply',
      link: pageOf(seat),
      actBy: startsOn,
    }));
}

type Gap = { readonly skill: string; readonly level: number; readonly seats: number; readonly required: number };

/** Skills the person lacks for open positions, what most of them ask for first. */
export function gapsIn(seats: readonly SeenSeat[]): Gap[] {
  const lacking = seats.flatMap(({ needs }) =>
    [...new Map(needs.map((need) => [need.skill, need])).values()].filter(({ level, required }) => level < required),
  );
  return [...Map.groupBy(lacking, ({ skill }) => skill)]
    .map(([skill, asked]) => ({
      skill,
      level: asked[0]!.level,
      seats: asked.length,
      required: Math.max(...asked.map(({ required }) => required)),
    }))
    .toSorted((one, other) => other.seats - one.seats || one.skill.localeCompare(other.skill));
}

const gaps = (facts: Facts): Found[] =>
  gapsIn(open(facts))
    .filter(({ seats }) => seats >= GAP_SEATS)
    .map(({ skill, level, seats, required }) => ({
      key: `gap:${skill}`.slice(0, 120),
      title: `${seats} open positions ask for more ${skill}`,
      reason: `They ask for up to level ${required}; ${level === 0 ? 'you have not named it' : `you are at ${level}`}`,
      action: 'Find a course',
      link: `/candidate/learning/marketplace?search=${encodeURIComponent(skill)}`,
      actBy: null,
    }));

const rules: Readonly<Record<OwnInsightKind, Rule>> = {
  closing: { find: closing, awayDays: CLOSING_DAYS },
  match: { find: matches, awayDays: 2 * NEW_DAYS },
  gap: { find: gaps, awayDays: 30 },
};
/** Nothing that was put away stays away for longer. */
export const LONGEST_AWAY_DAYS = Math.max(...Object.values(rules).map(({ awayDays }) => awayDays));

/** How many of a kind are told at a time. */
const most: Readonly<Record<OwnInsightKind, number>> = { closing: 10, match: 10, gap: MOST_GAPS };

/** What changed for a person, without what they put away. */
export function insightsOf(facts: Facts, dismissals: readonly Dismissal[]): OwnInsight[] {
  const away = new Map(dismissals.map(({ key, at }) => [key, at.getTime()]));
  return ownInsightKinds.flatMap((kind) => {
    const { find, awayDays } = rules[kind];
    const isAway = (key: string) => facts.now.getTime() < (away.get(key) ?? -Infinity) + awayDays * DAY_MS;
    return find(facts)
      .filter(({ key }) => !isAway(key))
      .slice(0, most[kind])
      .map((found) => ({ ...found, kind }));
  });
}
