import type { DemoPerson } from '@talent-os/service-kit';
import { standardStages } from '@talent-os/contracts/talent/pipeline.js';
import { addDays, DAY_MS } from '@talent-os/service-kit/calendar';
import { dayIn } from '@talent-os/service-kit/wall-clock';
import { CONSENT_DAYS, RETENTION_DAYS } from '@talent-os/contracts/talent/candidates.js';
import type { CandidateNote } from '../candidates/candidate-note.entity.js';
import type { Candidate } from '../candidates/candidate.entity.js';
import { phoneKey } from '../candidates/duplicate.rules.js';
import { standingOf } from '../candidates/standing.rules.js';
import type { ApplicationRow } from './applications.seed.js';
import { candidateNotes, candidateTags } from './candidates.data.js';
import type { PositionRow } from './positions.seed.js';
import type { Dice, SeedRow, World } from './world.js';

type CandidateSeedRow = SeedRow<Candidate> & { readonly id: string; readonly createdAt: Date };

/** For how many days people agreed to be kept. */
const agreed = [CONSENT_DAYS, CONSENT_DAYS, 180, 120] as const;
/** One applicant of so many let it end: hidden, and not erased yet. */
const LAPSED = 9;
/** Pairs of records of one person: somebody registered twice. */
const TWINS = 3;

/** Everybody who applied from outside, and some who work here and agreed to be found. */
export function candidateRows(
  world: World,
  positions: readonly PositionRow[],
  applications: readonly ApplicationRow[],
): CandidateSeedRow[] {
  const dice = world.dice('candidates');
  const inside = world.organization.industries.flatMap((industry) =>
    dice.some(
      world.movers(industry).filter(({ signsIn }) => !signsIn),
      world.large ? 5 : 3,
    ),
  );
  const own = world.people.filter(({ roles }) => world.isCandidate(roles));
  const people = [...own, ...world.applicants, ...new Set(inside)];
  const seats = new Map(positions.map((seat) => [seat.id, seat]));
  const applied = Map.groupBy(applications, ({ userId }) => userId);
  const phones = phonesOf(world.applicants);
  return people.map((person, index) =>
    rowOf(
      world,
      dice,
      { ...person, phone: phones.get(person.id) ?? phoneOf(index), lapsed: index % LAPSED === 4 },
      applied.get(person.id) ?? [],
      seats,
    ),
  );
}

/** Numbers that are nobody's, another for each. */
const phoneOf = (index: number): string =>
  `+1 ${212 + Math.floor(index / 100)} 555 01${String(index % 100).padStart(2, '0')}`;

/** The number of the first record for the second one, of people who are in the pool twice under one name. */
function phonesOf(applicants: readonly DemoPerson[]): ReadonlyMap<string, string> {
  const nameOf = ({ firstName, lastName }: DemoPerson) => `${firstName} ${lastName}`;
  const twice = [
    ...Map.groupBy(applicants, nameOf).values(),
    ...Map.groupBy(applicants, (one) => one.lastName).values(),
  ]
    .filter((same) => same.length > 1)
    .slice(0, TWINS);
  return new Map(
    twice.flatMap(([first, second], index) => [first!, second!].map(({ id }) => [id, phoneOf(900 + index)] as const)),
  );
}

function rowOf(
  world: World,
  dice: Dice,
  {
    id,
    email,
    title,
    roles,
    tenureDays,
    phone,
    lapsed,
  }: DemoPerson & { readonly phone: string; readonly lapsed: boolean },
  applications: readonly ApplicationRow[],
  seats: ReadonlyMap<string, PositionRow>,
): CandidateSeedRow {
  const internal = !world.isCandidate(roles);
  const createdAt = new Date(world.now.getTime() - (internal ? dice.between(5, 60) : tenureDays) * DAY_MS);
  const days = dice.pick(agreed);
  const came = dayIn(createdAt, world.organization.timezone);
  const consentUntil = addDays(came, lapsed && !internal ? Math.floor(tenureDays / 2) : days);
  const past = applications.map((one) => {
    const seat = seats.get(one.positionId)!;
    const { status, source, stageKey, createdAt: appliedAt, stageEnteredAt: since } = one;
    return {
      positionTitle: seat.title,
      status,
      source,
      stageKey,
      stages: standardStages(seat.industry),
      appliedAt,
      since,
    };
  });
  return {
    id,
    createdAt,
    email,
    phone,
    phoneKey: phoneKey(phone),
    headline: title,
    industry: roles[0]!.industry,
    internal,
    ...standingOf(past, internal, createdAt),
    tags: dice.chance(0.35) ? dice.some(candidateTags, dice.between(1, 2)) : [],
    consentUntil,
    retentionUntil: addDays(consentUntil, RETENTION_DAYS),
    mergedInto: null,
    wantsMessages: true,
  };
}

/** What recruiters noted about some of them, after they came. */
export function candidateNoteRows(world: World, candidates: readonly CandidateSeedRow[]): SeedRow<CandidateNote>[] {
  const dice = world.dice('candidate-notes');
  return candidates
    .filter(({ tags, rank }) => tags.length > 0 || rank === 0)
    .map(({ id, industry, createdAt }) => ({
      candidateId: id,
      authorId: world.preferred('recruiter', world.who(industry, 'recruiter')).id,
      body: dice.pick(candidateNotes),
      createdAt: dice.since(createdAt),
    }));
}
